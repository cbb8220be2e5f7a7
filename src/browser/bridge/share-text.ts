import { copyText } from "./copy-text.ts";

/** Gives a text to another app. `closed`: the user chose none. */
export async function shareText(text: string): Promise<"shared" | "closed" | "copied" | "failed"> {
  // Missing in web views of Android, whatever the types say.
  const share: typeof navigator.share | undefined = navigator.share;
  if (share !== undefined) {
    try {
      await share.call(navigator, { text });
      return "shared";
    } catch (fault) {
      if (fault instanceof DOMException && fault.name === "AbortError") return "closed";
    }
  }
  return (await copyText(text)) ? "copied" : "failed";
}
