import { listNames, quoteName } from "../../../core/format/index.ts";
import { findManifest } from "../../operate/release/index.ts";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import type { Arguments, Command } from "../command.ts";
import { launchBrowser } from "../picture/launch-browser.ts";
import { type DrawnAgain, drawAgain } from "./draw-again.ts";
import { refuseUnsigned, trustOption } from "./keys.ts";
import { findTarget, suggestRelease, targetOptions } from "./on-target.ts";
import { type GivenReceipt, readReceipt, readValues } from "./receipt.ts";

/** Years later, too: it runs the code of the release that the receipt is of. */
export const prove: Command = {
  name: "prove",
  forms: [{ takes: "<receipt>", help: "Draws a screen again as it was when somebody agreed, and says whether the receipt is of it." }],
  options: {
    ...targetOptions,
    values: {
      value: "<file>",
      help: "What the server has kept of that visit, see docs/operating.md: `account`, `params`, `launch`, `data`, `state`, `stored`, `flags`, `dialog`, `screen`.",
    },
    ...trustOption,
  },
  run: runProve,
};

async function runProve(given: Arguments, context: CliContext): Promise<ExitCode> {
  const { root, cwd, write } = context;
  const [file] = given.positionals;
  const valuesFile = given.get("values");
  if (file === undefined || valuesFile === undefined)
    throw new UsageError("Name a receipt and what was kept: `prove receipt.json --values kept.json --to <folder>`.");
  const receipt = readReceipt(cwd, file);
  const values = readValues(cwd, valuesFile);
  const target = await findTarget(given, context);
  const manifest = await findManifest(target, receipt.release);
  if (typeof manifest === "string") {
    const what = manifest === "gone" ? "is not there" : "has a manifest that cannot be read";
    throw new UsageError(
      `The release ${quoteName(receipt.release)} of the receipt ${what}. ${await suggestRelease(target, receipt.release)}`,
    );
  }
  await refuseUnsigned(target, receipt.release, given, context);
  const browser = await launchBrowser(root);
  const drawn = await drawAgain(browser, { target, manifest, receipt, values }).finally(() => browser.close());
  const { missing } = drawn;
  if (missing.length > 0)
    throw new UsageError(
      `${quoteName(valuesFile)} lacks ${listNames(
        missing.map((name) => `data.${name}`),
        "and",
      )}, which the screen loads.`,
    );
  if (drawn.isUnknown && drawn.broken.length === 0)
    throw new UsageError(
      `${receipt.screen === "" ? "The receipt names no screen" : `The release has no screen ${quoteName(receipt.screen)}`}, and none of the release has its plan.`,
    );
  const differs = findDifferences(receipt, drawn);
  const isSame = differs.length === 0;
  write(given.has("json") ? `${JSON.stringify({ isSame, differs, receipt }, null, 2)}\n` : tell(receipt, differs));
  return isSame ? 0 : 1;
}

interface Difference {
  /** What the page had of its own, whose it was, or what it disclosed. */
  readonly in: "release" | "plan" | "account" | "disclosure";
  /** A file of the release, or the name of a disclosure; absent where nobody knows which. */
  readonly name?: string;
}

function findDifferences(receipt: GivenReceipt, { proof, broken }: DrawnAgain): readonly Difference[] {
  if (broken.length > 0) return broken.map((name) => ({ in: "release", name }));
  if (proof === undefined) return [{ in: "plan" }];
  if (proof.of !== receipt.of) return [{ in: "account" }];
  // A long receipt has not all of them; `all` has.
  const others = Object.keys(receipt.shown).filter((name) => proof.shown[name] !== receipt.shown[name]);
  if (others.length > 0) return others.map((name) => ({ in: "disclosure", name }));
  return proof.all === receipt.all ? [] : [{ in: "disclosure" }];
}

function tell({ what, by, screen, market, release, at, shown }: GivenReceipt, differs: readonly Difference[]): string {
  const when = new Date(at).toISOString();
  const [named, place] = [screen ? quoteName(screen) : "of this plan", market && ` in ${market}`];
  const which = `${named}${place}, release ${release}, at the ${what} ${quoteName(by)} of ${when}`;
  if (differs.length > 0) return [`This was not on the screen ${which}:`, ...differs.map((one) => `  ${explain(one)}`), ""].join("\n");
  const names = Object.keys(shown);
  const agreeing =
    names.length === 0 ? "It disclosed nothing." : `${listNames(names, "and")} ${names.length === 1 ? "is" : "are"} the same.`;
  return `This was on the screen ${which}. ${agreeing}\n`;
}

function explain({ in: where, name }: Difference): string {
  if (where === "release") return `the file ${quoteName(name ?? "")} of the release is gone, or is not what was sent.`;
  if (where === "plan") return "the plan is another one: the release has no variant of the screen with the plan of the receipt.";
  if (where === "account") return "the account is another one, or the receipt is of another moment.";
  return name === undefined ? "one of the disclosures differs, and the receipt does not say which." : `${quoteName(name)} differs.`;
}
