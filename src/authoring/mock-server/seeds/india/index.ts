import chat from "./chat.json" with { type: "json" };
import complaint from "./complaint.json" with { type: "json" };
import loan from "./loan.json" with { type: "json" };
import product from "./product.json" with { type: "json" };
import promotion from "./promotion.json" with { type: "json" };

export const india = { chat, complaint, loan, product, promotion };
