/** A market in a language of its own, from nothing to a clean check of the shipped product, as the forms and the sheet make it. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { openEditedProject } from "../../../src/authoring/studio/server/edited-project.ts";
import { createNewHandlers } from "../../../src/authoring/studio/server/new.ts";
import { createTextHandlers } from "../../../src/authoring/studio/server/texts/texts.ts";
import { isThorough } from "../../support/run/thoroughness.ts";
import { translateSheet } from "../../support/studio/translate-sheet.ts";

const root = mkdtempSync(join(tmpdir(), "layar-market-"));
afterAll(() => rmSync(root, { recursive: true }));

it.runIf(isThorough)("a third market is made by form, translated by a sheet, and checks clean", () => {
  for (const name of ["screens", "schemas", "widgets"]) cpSync(name, join(root, name), { recursive: true });
  const edited = openEditedProject(root);
  const place = { root, edited, announce: () => undefined };
  const makes = createNewHandlers(place);
  const texts = createTextHandlers(place);
  expect(makes.makeNew({ kind: "language", name: "vi", options: "{}" }, "")).toMatchObject({ outcome: "made", problems: 0 });
  const options = JSON.stringify({ like: "indonesia", language: "vi" });
  expect(makes.makeNew({ kind: "market", name: "hanoi", options }, "")).toMatchObject({ outcome: "made" });
  expect(texts.texts().languages).toEqual(["en", "id", "vi"]);

  const csv = translateSheet(texts.exportTexts({ language: "vi", screen: "", only: "missing" }).csv, "vi");
  expect(texts.importTexts({ csv }).mistakes).toEqual([]);
  texts.applySheet({ csv, without: "" }, "");
  const missing = texts.texts().rows.filter(({ wordings }) => wordings.some(({ state }) => state === "missing"));
  expect(missing).toEqual([]);
  const { problems, screens } = edited.workspace.compile();
  expect(problems.filter(({ notice }) => notice !== "always")).toEqual([]);
  for (const { variants } of screens.values()) expect(variants.map(({ resolved }) => resolved.name)).toContain("hanoi");
});
