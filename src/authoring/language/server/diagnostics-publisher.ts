// Problems as the editor shows them now: those of a changed screen at once, those of the whole project when nobody types.
import type { Connection } from "vscode-languageserver";
import { checks } from "../../checker/index.ts";
import { checkScreens, type Diagnostic, diagnoseAll, diagnoseFile, type Workspace } from "../service/index.ts";
import type { Converter } from "./convert.ts";
import { nextTurn } from "./next-turn.ts";

/** After a key, other keys follow; a screen is checked after the first pause, the project after a longer one. */
const screenMs = 10;
const projectMs = 120;
/** Between two screens of a check of the project, other requests have their turn after this long. */
const sliceMs = 25;

const projectChecks = new Set(checks.flatMap(({ id, over }) => (over === "project" ? [id] : [])));

export interface DiagnosticsPublisher {
  changed(path: string): void;
  changedOutside(): void;
  readonly diagnostics: readonly Diagnostic[];
  stop(): void;
}

export function createDiagnosticsPublisher(connection: Connection, convert: Converter, workspace: () => Workspace): DiagnosticsPublisher {
  const shown = new Map<string, readonly Diagnostic[]>();
  const sent = new Map<string, string>();
  const timers: { screen?: ReturnType<typeof setTimeout>; project?: ReturnType<typeof setTimeout> } = {};

  const send = (files: Iterable<string>) => {
    for (const file of files) {
      const diagnostics = (shown.get(file) ?? []).map(convert.diagnostic);
      const text = JSON.stringify(diagnostics);
      if ((sent.get(file) ?? "[]") === text) continue;
      sent.set(file, text);
      void connection.sendDiagnostics({ uri: convert.uriOf(file), diagnostics });
    }
  };
  const checkScreen = (path: string) => {
    const found = diagnoseFile(workspace(), path);
    const family = new Set([path, ...workspace().familyOf(path)]);
    for (const file of family) {
      // What only a check of the whole project finds is found again a moment later.
      const stays = (shown.get(file) ?? []).filter(({ check }) => projectChecks.has(check));
      shown.set(file, [...found.filter((one) => one.file === file), ...stays]);
    }
    send(family);
  };
  let round = 0;
  const checkProject = async () => {
    round += 1;
    const own = round;
    let since = performance.now();
    for (const _ of checkScreens(workspace())) {
      if (performance.now() - since < sliceMs) continue;
      await nextTurn();
      // Something has changed meanwhile, and what follows is asked for again.
      if (own !== round) return;
      since = performance.now();
    }
    const found = diagnoseAll(workspace());
    const files = new Set([...shown.keys(), ...found.map(({ file }) => file)]);
    for (const file of files)
      shown.set(
        file,
        found.filter((one) => one.file === file),
      );
    send(files);
  };
  const later = () => {
    round += 1;
    clearTimeout(timers.project);
    timers.project = setTimeout(() => void checkProject(), projectMs);
  };
  return {
    changed: (path) => {
      clearTimeout(timers.screen);
      timers.screen = setTimeout(() => checkScreen(path), screenMs);
      later();
    },
    changedOutside: later,
    get diagnostics() {
      return [...shown.values()].flat();
    },
    stop: () => {
      round += 1;
      clearTimeout(timers.screen);
      clearTimeout(timers.project);
    },
  };
}
