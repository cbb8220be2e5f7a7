export { tendWorker, type WorkerWords } from "./supervise.ts";
