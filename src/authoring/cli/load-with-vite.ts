import { isObject } from "../../core/json/index.ts";
import { UsageError } from "./cli-context.ts";

/** Loads what needs Vite, which an app has and a folder without one has not. Most commands do without. */
export async function loadWithVite<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (isObject(error) && error["code"] === "ERR_MODULE_NOT_FOUND")
      throw new UsageError("This needs Vite: `npm install --save-dev vite`.");
    throw error;
  }
}
