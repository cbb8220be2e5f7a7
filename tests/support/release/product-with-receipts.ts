/** A small product that sends receipts: the library, in which who pays the fines agrees first. */
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { layar } from "../../../src/authoring/vite/index.ts";
import { isObject } from "../../../src/core/json/index.ts";
import { mergePatch } from "../../../src/core/json/merge-patch.ts";

export const endpoint = "/client-reports";
const fines = "screens/member/fines";
const said = (en: string) => ({ nl: `${en} (nl)`, tr: `${en} (tr)`, ar: `${en} (ar)`, en });

/** By the files of the library, as merge patches. */
const patches: { readonly [file: string]: object } = {
  "screens/catalogue/settings.json": {
    disclosures: { owed: "amount", agreed: "consent" },
    reports: { endpoint, share: 0, receipts: true },
  },
  "screens/catalogue/wire/default.json": { launch: { account: ["card"] } },
  "screens/catalogue/actions/member.json": { actions: { payFines: { needs: ["owed", "agreed"] } } },
  [`${fines}/texts.json`]: { agree: said("I agree to pay {money(data.owed.total)}"), agreeFirst: said("Agree first") },
  [`${fines}/screen.json`]: { state: { isAgreed: false } },
};

const isOwing = "data.owed.total != null && data.owed.total > 0";
const consent = {
  widget: "checkbox",
  id: "agree",
  discloses: ["agreed"],
  bind: "state.isAgreed",
  critical: true,
  when: isOwing,
  props: { label: "{texts.agree}" },
};

/** Writes it into a folder. */
export function writeProduct(folder: string): void {
  mkdirSync(folder, { recursive: true });
  cpSync("tests/projects/library", folder, { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  for (const [file, patch] of Object.entries(patches)) change(join(folder, file), (before) => mergePatch(before, patch));
  change(join(folder, fines, "screen.json"), (screen) => {
    if (!isObject(screen) || !Array.isArray(screen["body"])) throw new Error("The library's screen has no body.");
    const body = screen["body"].flatMap((node: unknown) => {
      if (!isObject(node) || node["id"] !== "pay" || !isObject(node["props"])) return [node];
      return [consent, { ...node, props: { ...node["props"], enabled: "{state.isAgreed}", why: "{texts.agreeFirst}" } }];
    });
    return { ...screen, body };
  });
}

function change(file: string, make: (before: unknown) => unknown): void {
  writeFileSync(file, JSON.stringify(make(JSON.parse(readFileSync(file, "utf8")))));
}

/** Builds its pages. */
export async function buildProduct(root: string, dist: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [react(), layar({ root, pages: true })],
    build: { outDir: dist, emptyOutDir: true },
  });
}
