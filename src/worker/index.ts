export { tendWorker, type WorkerWords } from "./tend.ts";
