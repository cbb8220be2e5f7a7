/** Every widget under the name that definitions use, which is also the name of its folder. */
export { AmountHeader as "amount-header" } from "./amount-header/amount-header.tsx";
export { BankPicker as "bank-picker" } from "./bank-picker/bank-picker.tsx";
export { CaptchaField as "captcha-field" } from "./captcha-field/captcha-field.tsx";
export { CategoryTabs as "category-tabs" } from "./category-tabs/category-tabs.tsx";
export { ChatLog as "chat-log" } from "./chat-log/chat-log.tsx";
export { ComplaintItem as "complaint-item" } from "./complaint-item/complaint-item.tsx";
export { OrderCard as "order-card" } from "./order-card/order-card.tsx";
export { OrderPicker as "order-picker" } from "./order-picker/order-picker.tsx";
export { PeriodHistory as "period-history" } from "./period-history/period-history.tsx";
export { PeriodList as "period-list" } from "./period-list/period-list.tsx";
export { PlanList as "plan-list" } from "./plan-list/plan-list.tsx";
export { ProductCard as "product-card" } from "./product-card/product-card.tsx";
export { ProductLine as "product-line" } from "./product-line/product-line.tsx";
export { StatusPicture as "status-picture" } from "./status-picture/status-picture.tsx";
export { StepsByChannel as "steps-by-channel" } from "./steps-by-channel/steps-by-channel.tsx";
