import { quoteName } from "../../../core/format/index.ts";
import {
  type Change,
  type Compilation,
  compile,
  describeChanges,
  diffVariants,
  findCounterparts,
  findVariant,
  type SourceFile,
  type Variant,
} from "../../compiler/index.ts";
import { readProjectFiles } from "../../project/index.ts";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import { type Arguments, type Command, jsonOption } from "../command.ts";
import { runBreaks } from "../diff/breaks.ts";
import { runLaw } from "../diff/law.ts";
import { groupAlike } from "../group-alike.ts";
import { refuseScreen } from "../missing-screen.ts";
import { screenCompiler } from "../project-compiler.ts";
import { readCommit } from "../read-commit.ts";

const maxWidth = 120;

interface ScreenChanges {
  readonly screen: string;
  readonly variant: string;
  /** In an author's words. */
  readonly summary: readonly string[];
  readonly changes: readonly Change[];
}

/** Says in what variants differ: from their base, from another market or from what is committed. */
export const diff: Command = {
  name: "diff",
  forms: [{ takes: "[screen]", help: "Prints what each variant changes, by node and by name." }],
  options: {
    market: { value: "<name>", help: "Of this market only." },
    promotion: { value: "<id>", help: "Of this promotion only." },
    against: { value: "<what>", help: "Compares with `base` (default), a market, or a commit." },
    breaks: { help: "Prints which files, as they were in the commit, no longer fit widgets, actions, screens and texts as they are now." },
    law: { help: "Prints what users are shown, asked and send that differs from the commit, by market, in sentences." },
    templates: {
      value: "<folder>",
      help: "With `--breaks`: JSON files of screens that a server stores, beside those of the mock data.",
    },
    json: jsonOption,
  },
  run: runDiff,
};

async function runDiff(given: Arguments, { root, write }: CliContext): Promise<ExitCode> {
  const files = readProjectFiles(root);
  if (given.has("breaks")) return runBreaks(given, files, { root, write });
  const compilation = screenCompiler.compile(files);
  const variants = chooseVariants(compilation, given);
  if (given.has("law")) return runLaw(given, compilation, { root, write });
  const findOther = compareWith(given.get("against") ?? "base", { root, files, compilation });
  const found = variants.flatMap((variant): ScreenChanges[] => {
    const other = findOther(variant);
    const changes = other === undefined ? [] : diffVariants(other, variant);
    if (other === undefined || changes.length === 0) return [];
    return [{ screen: variant.screen.id, variant: variant.name, summary: describeChanges(other, variant), changes }];
  });
  write(given.has("json") ? `${JSON.stringify(found, null, 2)}\n` : writeText(found));
  return found.length === 0 ? 0 : 1;
}

function writeText(found: readonly ScreenChanges[]): string {
  if (found.length === 0) return "No differences.\n";
  return groupAlike(found, ({ screen, summary }) => [screen, summary])
    .map(writeAlike)
    .join("");
}

/** Of variants in which the same changes, once. */
function writeAlike(alike: readonly [ScreenChanges, ...ScreenChanges[]]): string {
  const [{ screen, summary }] = alike;
  const title = `${screen} ${alike.map(({ variant }) => variant).join(", ")}`;
  const line = `${title}: ${summary.join("; ")}`;
  return line.length <= maxWidth ? `${line}\n` : `${title}:\n${summary.map((one) => `  ${one}\n`).join("")}`;
}

function chooseVariants({ project, screens }: Compilation, { positionals, get }: Arguments): Variant[] {
  const [screen, market, promotion] = [positionals[0], get("market"), get("promotion")];
  if (screen !== undefined && !screens.has(screen)) throw refuseScreen(project, screen);
  const all = [...screens.values()].flatMap(({ id, variants }) => (screen === undefined || id === screen ? variants : []));
  const chosen = all
    .map(({ resolved }) => resolved)
    .filter((one) => (market === undefined || one.market.id === market) && (promotion === undefined || one.templateId === promotion));
  if (chosen.length === 0 && (market ?? promotion) !== undefined)
    throw new UsageError(`No screen has a variant ${quoteName([market, promotion].filter(Boolean).join("+"))}.`);
  return chosen;
}

interface Compared {
  readonly root: string;
  readonly files: readonly SourceFile[];
  readonly compilation: Compilation;
}

/** What a variant is compared with; undefined where it has no counterpart. */
function compareWith(against: string, { root, files, compilation }: Compared): (variant: Variant) => Variant | undefined {
  if (against === "base" || compilation.project.catalogue.markets.has(against)) return findCounterparts(against, files, compilation);
  const committed = compile(readCommit(root, against));
  return ({ screen, name }) => findVariant(committed, screen.id, name);
}
