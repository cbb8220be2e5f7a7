import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { quoteName, suggestName } from "../../../core/format/index.ts";
import type { Project } from "../../compiler/index.ts";
import { expandScenarios } from "../../mock/data/index.ts";
import { toMockProject, writeVariantAddress } from "../../mock/server/index.ts";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import type { Arguments, Command } from "../command.ts";
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
    out: { value: "<file>", help: "Where the PNG goes. Default: `<screen>.png`." },
  },
  run: runPicture,
};

/** For all pictures of a process that takes many. */
let camera: Promise<Camera> | undefined;

async function runPicture(given: Arguments, { root, write, stop, showPicture }: CliContext): Promise<ExitCode> {
  const [screen] = given.positionals;
  if (screen === undefined) throw new UsageError("Name a screen: `picture order`.");
  const view = viewOf(loadFolder(root), screen, given);
  const { take, close } = await (showPicture === undefined ? open(root) : openOnce(root, stop));
  try {
    const { png, tree } = await take(view);
    if (showPicture === undefined) writePicture(resolve(root, given.get("out") ?? `${screen}.png`), png);
    else showPicture(png);
    write(`${tree}\n`);
    return 0;
  } finally {
    if (showPicture === undefined) await close();
  }
}

async function open(root: string): Promise<Camera> {
  // The configuration and its plugins go by the working directory.
  if (root !== process.cwd()) process.chdir(root);
  const { openCamera } = await loadWithVite(() => import("../picture/camera.ts"));
  return openCamera(root);
}

/** The same for all pictures until `stop`; one that could not be opened is tried again. */
function openOnce(root: string, stop: AbortSignal): Promise<Camera> {
  camera ??= open(root).then((opened) => {
    stop.addEventListener("abort", () => void opened.close(), { once: true });
    return opened;
  });
  camera.catch(() => {
    camera = undefined;
  });
  return camera;
}

function writePicture(file: string, png: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, png);
}

/** @throws {UsageError} Where the project has no such screen, market or scenario. */
function viewOf(project: Project, screen: string, { get }: Arguments): View {
  if (!project.screens.has(screen)) throw refuseScreen(project, screen);
  const markets = [...project.catalogue.markets.keys()];
  const market = get("market") ?? markets[0] ?? "";
  if (!markets.includes(market)) throw new UsageError(`There is no market ${quoteName(market)}. ${suggestName(market, markets) ?? ""}`);
  const { scenarios = {} } = expandScenarios(project).files.find((file) => file.screen === screen) ?? {};
  const scenario = get("scenario") ?? "ok";
  const played = scenarios[scenario];
  if (played === undefined && get("scenario") !== undefined)
    throw new UsageError(
      `${quoteName(screen)} has no scenario ${quoteName(scenario)}. ${suggestName(scenario, Object.keys(scenarios)) ?? ""}`,
    );
  const params = played?.open === undefined ? undefined : Object.fromEntries(new URLSearchParams(played.open));
  const address = writeVariantAddress(toMockProject(project), { screen, variant: market, ...(params && { params }) });
  if (address === undefined) throw new UsageError(`${quoteName(screen)} has no address in ${quoteName(market)}.`);
  const play = played === undefined ? "" : `&scenario=${encodeURIComponent(scenario)}`;
  return { address: address + play, state: played?.state ?? "ready" };
}
