export { superviseWorker, type UpdateTexts } from "./supervise.ts";
