/** A native shell that records its messages. */
import type { Page } from "playwright";

export interface ShellMessage {
  readonly action: string;
  readonly params: { readonly [name: string]: unknown };
  readonly id: number;
}

export interface TestShell {
  readonly messages: ShellMessage[];
}

/** Puts a shell into every page that is opened from now on; iOS gives objects, Android texts. */
export async function installShell(page: Page, platform: "android" | "ios" = "android"): Promise<TestShell> {
  const messages: ShellMessage[] = [];
  await page.exposeFunction("shellHears", (message: string | ShellMessage) => {
    messages.push(typeof message === "string" ? JSON.parse(message) : message);
  });
  await page.addInitScript((on) => {
    const shell = { postMessage: (message: unknown) => Reflect.get(window, "shellHears")(message) };
    Object.assign(window, on === "ios" ? { webkit: { messageHandlers: { nativeShell: shell } } } : { nativeShell: shell });
  }, platform);
  return { messages };
}
