/** "Break it and see" of the README: a name is misspelt, the problem says what was meant, and its fix writes it. */
import type { Page } from "playwright";
import type { Scheme } from "./frame.ts";
import { openScreen } from "./studio.ts";

export const filmFrame = { width: 1080, height: 640, radius: 12, scale: 1.5, quality: 60 };

/** How long the mistake stands: longer than anything else, because it is read. */
export const whileBroken = 1_600;

interface Shot {
  readonly photo: Buffer;
  readonly ms: number;
  readonly pointer?: { readonly x: number; readonly y: number };
}

/** The project has the sample of the README. */
export async function takeFilm(page: Page, scheme: Scheme): Promise<readonly Shot[]> {
  const shots: Shot[] = [];
  const take = async (ms: number, pointer?: Shot["pointer"]): Promise<void> => {
    shots.push({ photo: await page.screenshot(), ms, ...(pointer && { pointer }) });
  };
  await openScreen(page, "service-hours", scheme);
  await page.locator(".cm-content").getByText('"link"', { exact: true }).dblclick();
  // Away from the word, which would be explained.
  await page.mouse.move(filmFrame.width / 2, filmFrame.height - 4);
  await page.waitForTimeout(4_000);
  await take(1_000);
  for (const letter of "linc") {
    await page.keyboard.type(letter);
    await take(150);
  }
  await page.keyboard.press("Escape");
  const fix = page.getByRole("button", { name: "Fix", exact: true }).first();
  await fix.waitFor();
  await page.waitForTimeout(1_000);
  await take(whileBroken);
  const box = await fix.boundingBox();
  if (!box) throw new Error("The fix is out of view.");
  const hand = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await fix.hover();
  await take(900, hand);
  await fix.click();
  await page.getByText("No problems.").waitFor();
  await page.waitForTimeout(1_500);
  await take(500, hand);
  await take(1_400);
  return shots;
}
