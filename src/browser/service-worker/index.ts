export { superviseWorker, type WorkerWords } from "./supervise.ts";
