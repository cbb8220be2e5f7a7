/** `diff --law`: what a change means for the person responsible for it, in sentences, by market. */
import { describeLaw, type LawChange, locatePointer } from "../../checker/index.ts";
import { type Compilation, compile } from "../../compiler/index.ts";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import type { Arguments } from "../command.ts";
import { readCommit } from "../read-commit.ts";

export interface LawLine extends Omit<LawChange, "at" | "isGone"> {
  readonly file: string;
  readonly line: number;
  /** The place is in the project as it was. */
  readonly isGone?: true;
}

export function runLaw(given: Arguments, now: Compilation, { root, write }: Pick<CliContext, "root" | "write">): ExitCode {
  const commit = given.get("against");
  if (commit === undefined) throw new UsageError("Name the commit to compare with: `diff --law --against <commit>`.");
  const lines = listLaw(compile(readCommit(root, commit)), now).filter((line) => isAsked(line, given));
  write(given.has("json") ? `${JSON.stringify(lines, null, 2)}\n` : writeLaw(lines));
  return lines.length === 0 ? 0 : 1;
}

/** What holds for every screen or market holds for each of them. */
function isAsked({ screen, market, variants }: LawLine, { positionals, get }: Arguments): boolean {
  const [of, promotion] = [positionals[0], get("promotion")];
  const isOfScreen = of === undefined || screen === undefined || screen === of;
  const isOfMarket = market === undefined || market === (get("market") ?? market);
  const isOfPromotion = promotion === undefined || variants.length === 0 || variants.some((name) => name.split(/[+@]/).includes(promotion));
  return isOfScreen && isOfMarket && isOfPromotion;
}

/** Every change with the line that it stands in. */
export function listLaw(before: Compilation, now: Compilation): LawLine[] {
  return describeLaw(before, now).map(({ at, ...change }) => {
    const { file, line } = locatePointer(at, (change.isGone ? before : now).project.texts);
    return { ...change, file, line };
  });
}

/** Markets with the screens in them, and last what every market has. */
export function writeLaw(lines: readonly LawLine[]): string {
  if (lines.length === 0) return "Nothing changes in what is shown, asked and sent.\n";
  const markets = [...new Set(lines.map(({ market }) => market))].sort((a, b) => (a ?? "~").localeCompare(b ?? "~"));
  return markets
    .map((market) => {
      const inMarket = lines.filter((one) => one.market === market);
      const screens = [...new Set(inMarket.map(({ screen }) => screen))];
      const blocks = screens.map((screen) => {
        const heading = screen === undefined ? [] : [`  ${screen}`];
        return [...heading, ...inMarket.filter((one) => one.screen === screen).map(writeLine)].join("\n");
      });
      return `${market ?? "every market"}\n${blocks.join("\n")}\n`;
    })
    .join("\n");
}

function writeLine({ kind, says, file, line, variants, market, isGone }: LawLine): string {
  const others = variants.filter((name) => name !== market);
  const only = variants.length > 0 && others.length === variants.length ? ` (${others.join(", ")})` : "";
  return `    ${kind}: ${says}${only}\n      ${file}:${line}${isGone ? ", as it was" : ""}`;
}
