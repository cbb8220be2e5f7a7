import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { quoteName, suggestName } from "../../../core/format/index.ts";
import { readOwn } from "../../../core/json/index.ts";
import type { Project } from "../../compiler/index.ts";
import { expandScenarios } from "../../mock/data/index.ts";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import { type Arguments, type Command, jsonOption } from "../command.ts";
import { loadWithVite } from "../load-with-vite.ts";
import { refuseScreen } from "../missing-screen.ts";
import type { Camera, View } from "../picture/camera.ts";
import { loadFolder } from "../project-compiler.ts";

/** A screen as a phone shows it, and as a screen reader finds it. */
export const picture: Command = {
  name: "picture",
  forms: [{ takes: "<screen>", help: "Photographs a screen at 390 × 844 as PNG, and prints what a screen reader finds in it." }],
  options: {
    market: { value: "<name>", help: "In this market. Default: the first." },
    scenario: { value: "<name>", help: "In this scenario. Default: `ok`." },
    against: { value: "<commit>", help: "Photographs it as it was in this commit, too: before and after." },
    out: { value: "<file>", help: "Where the PNG goes. Default: `<screen>.png`; of the one before, `<screen>.before.png`." },
    json: jsonOption,
  },
  run: runPicture,
};

/** For all pictures of a process that takes many, by commit; the app of today has none. */
const cameras = new Map<string, Promise<Camera>>();

async function runPicture(given: Arguments, { root, cwd, write, logError, stop, showPicture }: CliContext): Promise<ExitCode> {
  const [screen] = given.positionals;
  if (screen === undefined) throw new UsageError("Name a screen: `picture order`.");
  const view = await viewOf(loadFolder(root), screen, given);
  const commit = given.get("against");
  const out = given.get("out") ?? `${screen}.png`;
  const files: string[] = [];
  const shown = async (camera: Camera, file: string): Promise<string> => {
    const { png, tree } = await camera.take(view);
    if (showPicture === undefined) {
      writePicture(resolve(cwd, file), png);
      files.push(file);
    } else showPicture(png);
    return tree;
  };
  const take = async (file: string, at?: string) => {
    if (showPicture !== undefined) return shown(await openOnce(root, stop, at), file);
    const camera = await open(root, at);
    return shown(camera, file).finally(camera.close);
  };
  const before = commit === undefined ? undefined : await take(out.replace(/(?:\.png)?$/, ".before.png"), commit);
  const after = await take(out);
  logError(files.map((file) => `Wrote ${file}\n`).join(""));
  if (given.has("json")) write(`${JSON.stringify({ files, tree: after, before }, null, 2)}\n`);
  else write(before === undefined ? `${after}\n` : `Before:\n${before}\n\nAfter:\n${after}\n`);
  return 0;
}

async function open(root: string, commit?: string): Promise<Camera> {
  const { openCamera, openCommitCamera } = await loadWithVite(() => import("../picture/camera.ts"));
  return commit === undefined ? openCamera(root) : openCommitCamera(root, commit);
}

/** The same for all pictures until `stop`; one that could not be opened is tried again. */
function openOnce(root: string, stop: AbortSignal, commit = ""): Promise<Camera> {
  const known = cameras.get(commit);
  if (known !== undefined) return known;
  const opened = open(root, commit || undefined).then((camera) => {
    const close = () => void camera.close();
    // It may be over by now: a start takes seconds.
    if (stop.aborted) close();
    else stop.addEventListener("abort", close, { once: true });
    return camera;
  });
  cameras.set(commit, opened);
  opened.catch(() => cameras.delete(commit));
  return opened;
}

function writePicture(file: string, png: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, png);
}

/** @throws {UsageError} Where the project has no such screen, market or scenario. */
async function viewOf(project: Project, screen: string, { get }: Arguments): Promise<View> {
  if (!project.screens.has(screen)) throw refuseScreen(project, screen);
  const markets = [...project.catalogue.markets.keys()];
  const market = get("market") ?? markets[0] ?? "";
  if (!markets.includes(market)) throw new UsageError(`There is no market ${quoteName(market)}. ${suggestName(market, markets) ?? ""}`);
  const { scenarios = {} } = expandScenarios(project).files.find((file) => file.screen === screen) ?? {};
  const scenario = get("scenario") ?? "ok";
  const played = readOwn(scenarios, scenario);
  if (played === undefined && get("scenario") !== undefined)
    throw new UsageError(
      `${quoteName(screen)} has no scenario ${quoteName(scenario)}. ${suggestName(scenario, Object.keys(scenarios)) ?? ""}`,
    );
  const params = played?.open === undefined ? undefined : Object.fromEntries(new URLSearchParams(played.open));
  // Loads a server of calls, which takes a third of the start of every other command.
  const { toMockProject, writeVariantAddress } = await import("../../mock/server/index.ts");
  const address = writeVariantAddress(toMockProject(project), { screen, variant: market, ...(params && { params }) });
  if (address === undefined) throw new UsageError(`${quoteName(screen)} has no address in ${quoteName(market)}.`);
  const play = played === undefined ? "" : `&scenario=${encodeURIComponent(scenario)}`;
  return { address: address + play, state: played?.state ?? "ready" };
}
