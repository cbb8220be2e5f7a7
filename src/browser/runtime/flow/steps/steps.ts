// Every step by its name in definitions. A screen's chunk imports those that its flows use.

export { runBack as "back" } from "./back-step.ts";
export { runIf as "if", runOther as "run", runStop as "stop" } from "./branch-steps.ts";
export { runCall as "call", runReload as "reload" } from "./call-steps.ts";
export { runClear as "clear", runStore as "store" } from "./device-steps.ts";
export { runGo as "go" } from "./go-step.ts";
export { runLeave as "leave" } from "./leave-step.ts";
export { runAppend as "append", runRemove as "remove" } from "./list-steps.ts";
export { runNative as "native" } from "./native-step.ts";
export { runSet as "set" } from "./set-step.ts";
export { runClose as "close", runFocus as "focus", runOpen as "open", runReply as "reply", runToast as "toast" } from "./show-steps.ts";
export { runTimer as "timer", runWait as "wait" } from "./time-steps.ts";
export { runValidate as "validate" } from "./validate-step.ts";
