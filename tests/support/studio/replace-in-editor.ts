import type { Locator } from "playwright";

/** Selects the text, as somebody who searches for it. */
export async function findInEditor(editor: Locator, text: string): Promise<void> {
  const page = editor.page();
  await editor.click();
  await page.keyboard.press("ControlOrMeta+f");
  await page.getByRole("textbox", { name: "Find" }).pressSequentially(text);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
}

/** Puts text in the place of another, as somebody who selects and types. */
export async function replaceInEditor(editor: Locator, before: string, after: string): Promise<void> {
  await findInEditor(editor, before);
  await editor.page().keyboard.insertText(after);
}
