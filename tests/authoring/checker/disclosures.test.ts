import { describe, expect, it } from "vitest";
import { findAssignment } from "../../../src/authoring/checker/conditions/formula.ts";
import { checks, createCheckedCompiler } from "../../../src/authoring/checker/index.ts";
import type { SourceFile } from "../../../src/authoring/compiler/index.ts";
import { readProjectFiles } from "../../../src/authoring/project/project-files.ts";
import { takeTurn, turn } from "../../support/run/thoroughness.ts";

const files = readProjectFiles(".");
/** These alone, because some fifty projects are compiled here. */
const asked = checks.filter(({ id }) => /^(disclosure|consent)-|^overlay-keeps-needs$|^remote-commit-has-consent$/.test(id));
const compiler = createCheckedCompiler({}, asked);

/** What the checks of disclosures say when one text of a shipped screen is another. */
function findIn(path: string, from: string, to: string): string[] {
  const changed = files.map((file) => (file.path === path ? { path, text: file.text.replace(from, to) } : file));
  expect(changed).not.toEqual(files);
  return listFound(changed);
}

function listFound(changed: readonly SourceFile[]): string[] {
  return compiler.compile(changed).problems.flatMap(({ check, message }) => (asked.some(({ id }) => id === check) ? [message] : []));
}

/** The same when a promotion in India changes nodes of a screen. */
function findWith(screen: string, nodes: object): string[] {
  const path = `screens/${screen.replace("-", "/")}/Diwali.json`;
  const changed = [...files, { path, text: JSON.stringify({ for: { market: "india" }, nodes }) }];
  return listFound(changed);
}

/** What shows each need of the shipped screens, and the taps that need it. */
const disclosures = [
  { file: "screens/loan/confirm/screen.json", screen: "loan-confirm", shows: "amount", need: "amount", tap: "confirm", around: undefined },
  { file: "screens/loan/confirm/screen.json", screen: "loan-confirm", shows: "costs", need: "fee", tap: "confirm", around: "product" },
  {
    file: "screens/loan/confirm/screen.json",
    screen: "loan-confirm",
    shows: "consent",
    need: "consent",
    tap: "confirm",
    around: undefined,
  },
  {
    file: "screens/repayment/periods/screen.json",
    screen: "repayment-periods",
    shows: "total",
    need: "amount",
    tap: "pay",
    around: undefined,
    // Hidden with it is the tap.
    heldBy: "bar",
  },
  { file: "screens/repayment/delay/screen.json", screen: "repayment-delay", shows: "total", need: "amount", tap: "pay", around: undefined },
  { file: "screens/repayment/delay/screen.json", screen: "repayment-delay", shows: "total", need: "fee", tap: "pay", around: undefined },
  {
    file: "screens/repayment/virtual-account/screen.json",
    screen: "repayment-virtual-account",
    shows: "total",
    need: "amount",
    tap: "code",
    around: undefined,
  },
  {
    file: "screens/repayment/payway/screen.json",
    screen: "repayment-payway",
    shows: "amount",
    need: "amount",
    tap: "pay",
    around: undefined,
  },
  {
    file: "screens/repayment/payway-code/screen.json",
    screen: "repayment-payway-code",
    shows: "amount",
    need: "amount",
    tap: "confirm",
    around: undefined,
  },
  {
    file: "screens/repayment/alipay/screen.json",
    screen: "repayment-alipay",
    shows: "amount",
    need: "amount",
    tap: "pay",
    around: undefined,
  },
] as const;

describe.each(takeTurn(disclosures, 5))(
  `$shows of $screen, which shows the $need, turn ${turn}`,
  ({ file, screen, shows, need, tap, around, ...more }) => {
    const heldBy = "heldBy" in more ? more.heldBy : around;
    // A node that shows both is reported once, for the first.
    const named = screen === "repayment-delay" ? "amount" : need;
    const hidden = { when: "env.online && company.languageType != 3" };

    it("cannot be hidden by a promotion, on itself or on what is around it", () => {
      const nodes = [shows, ...(around === undefined ? [] : [around])];
      for (const node of nodes) {
        const found = findWith(screen, { [node]: hidden }).join("\n");
        if (screen === "repayment-virtual-account") expect(found).toBe("");
        else
          expect(found).toMatch(new RegExp(`\`${shows}\` is hidden while \`${tap}\`, which needs the ${need} to be seen.*\`!env.online\``));
      }
    });

    it("cannot be taken out, switched off or given no say", () => {
      const absent = `needs the ${need} to be seen before a tap, but nothing shows it`;
      if (screen !== "repayment-virtual-account") expect(findWith(screen, { [shows]: null }).join("\n")).toContain(absent);
      expect(findWith(screen, { [shows]: { disabled: "Not now." } }).join("\n")).toContain(
        screen === "repayment-virtual-account" ? "" : absent,
      );
      expect(findWith(screen, { [shows]: { discloses: null } }).join("\n")).toContain(absent);
    });

    it("cannot be emptied or say something else", () => {
      const empty = `\`${shows}\` should show the ${named}, but has no such content.`;
      const sums = ["", "a fair sum", "{market.id}"];
      const words = { amount: sums, text: sums, lines: [[], [{ text: "Fee", value: "" }]], label: ["", "{''}"] };
      const figure = screen === "repayment-periods" ? "text" : "amount";
      const prop = need === "consent" ? "label" : shows === "costs" ? "lines" : figure;
      const others = prop === "lines" ? { total: null } : {};
      for (const other of words[prop]) expect(findWith(screen, { [shows]: { props: { [prop]: other, ...others } } })).toContain(empty);
    });

    it("stays critical", () => {
      const text = files.find(({ path }) => path === file)?.text ?? "";
      expect(text).toContain(`"${shows}"`);
      const nodes = { [shows]: { critical: false }, ...(heldBy !== undefined && { [heldBy]: { critical: false } }) };
      expect(findWith(screen, nodes)).toContain(`\`${shows}\` shows the ${named} that a tap needs, but is not critical.`);
    });
  },
);

const screen = "screens/loan/confirm/screen.json";

describe("what must be seen before a loan is taken", () => {
  it("cannot be hidden by a condition, and the values that hide it are named", () => {
    expect(
      findIn(screen, '"id": "consent", "when": "!isUnknown",', '"id": "consent", "when": "(data.terms.note ?? \'\') != \'\'",'),
    ).toEqual([
      "`consent` is hidden while `confirm`, which needs the consent to be seen, can be tapped: with `!unknown.loanPush` and `state.isAgreed` and `!state.isTaken` and `(data.terms.note ?? '') == ''`.",
    ]);
  });

  it("cannot have words that come and go", () => {
    const label = "{env.online ? 'I agree' : ''}";
    expect(findWith("loan-confirm", { consent: { props: { label } } }).join()).toContain(
      "`consent` is hidden while `confirm`, which needs the consent to be seen, can be tapped: with `!unknown.loanPush` and `state.isAgreed` and `!state.isTaken` and `!env.online`.",
    );
  });

  it("cannot be confirmed without consent, nor by another button", () => {
    expect(findIn(screen, "{state.isAgreed && !state.isTaken}", "{!state.isTaken}").join()).toContain(
      "`confirm` can be tapped while `state.isAgreed` is false",
    );
    expect(findWith("loan-confirm", { confirm: { props: { enabled: true } } }).join()).toContain("`confirm` can be tapped while");
    expect(findWith("loan-confirm", { product: { on: { tap: "confirm" } } }).join()).not.toBe("");
  });

  it("cannot be agreed to by a step", () => {
    const agree = '{ "do": "set", "path": "state.isAgreed", "to": true },';
    expect(findIn(screen, '"confirm": [', `"confirm": [ ${agree}`)).toEqual([
      "`state.isAgreed` is the user's consent, which no step may give.",
    ]);
  });
});

describe("what must be seen before a payment", () => {
  it("may be missing when the flow stops before the call, and only then", () => {
    const path = "screens/repayment/payway-code/screen.json";
    const text = files.find((file) => file.path === path)?.text ?? "";
    const hidden =
      "`amount` is hidden while `code`, which needs the amount to be seen, can be tapped: with `!unknown.repaymentConfirm` and `params.productId == ''`";
    const shown = text.replace('"discloses": ["amount"],', `"discloses": ["amount"], "when": "params.productId != ''",`);
    const findBefore = (steps: string) => {
      const changed = shown.replace('"confirm": [', `"confirm": [ ${steps}`);
      return listFound([...files.filter((file) => file.path !== path), { path, text: changed }]).join();
    };
    const stop = `{ "do": "stop", "when": "params.productId == ''", "toast": "{texts.repeated}" },`;
    expect(findBefore(stop)).toBe("");
    expect(findBefore("")).toContain(hidden);
    expect(findBefore(stop.replace("==", "!="))).toContain(hidden);
    expect(findBefore(stop.replace('"stop"', '"toast"').replace('"toast":', '"text":'))).toContain(hidden);
  });

  it("is needed in every variant", () => {
    expect(findWith("repayment-periods", { pay: { needs: null } })).toEqual([
      "The overlay removes `amount` from what must be seen before a tap on `pay`.",
    ]);
    expect(findWith("repayment-delay", { pay: { needs: ["amount"] } })).toEqual([
      "The overlay removes `fee` from what must be seen before a tap on `pay`.",
    ]);
  });
});

it.each(["en", "id"])("a screen from the network asks in the language %s, too, to read a consent that was out of sight", (language) => {
  const path = `screens/catalogue/languages/${language}.json`;
  const changed = files.map((file) => (file.path === path ? { path, text: file.text.replace(/ *"consentFirst".*\n/, "") } : file));
  expect(compiler.compile(changed).problems.filter(({ check }) => check === "remote-commit-has-consent")).toEqual([
    expect.objectContaining({
      message: "Nothing asks in this language to read a consent of a screen from the network that was out of sight.",
      help: 'Add the label `consentFirst`, for example `"Please read this first, then try again."`.',
      at: { file: path, pointer: "/labels", on: "key" },
    }),
  ]);
});

describe("findAssignment", () => {
  const compare = (sign: "==" | ">" | "<", literal: number, subject = "x") => ({
    atom: { text: `${subject} ${sign} ${literal}`, denied: `not ${subject} ${sign} ${literal}`, about: { subject, sign, literal } },
  });
  const is = (value: string) => compare("==", Number(value));
  const flag = (text: string) => ({ atom: { text, denied: `!${text}` } });

  it("lets one subject have one value only", () => {
    expect(findAssignment({ all: [is("1"), is("2")] })).toBeUndefined();
    expect(findAssignment({ all: [is("1"), { not: is("2") }] })).toEqual(["x == 1"]);
  });

  it("lets a number stand in one range only", () => {
    expect(findAssignment({ all: [compare(">", 5), compare("<", 3)] })).toBeUndefined();
    expect(findAssignment({ all: [compare(">", 3), compare("<", 5)] })).toEqual(["x > 3", "x < 5"]);
    expect(findAssignment({ all: [{ not: compare(">", 2) }, { not: compare("<", 4) }] })).toBeDefined();
    expect(findAssignment({ all: [{ not: compare(">", 2, "size(x)") }, { not: compare("<", 4, "size(x)") }] })).toBeUndefined();
    expect(findAssignment(compare("<", 0, "timers.x"))).toBeUndefined();
  });

  it("names no more than it takes", () => {
    expect(findAssignment({ some: [flag("a"), { all: [flag("b"), flag("c")] }] })?.length).toBeLessThanOrEqual(2);
    expect(findAssignment({ all: [flag("a"), { some: [true, flag("b")] }] })).toEqual(["a"]);
  });

  it("knows what never holds", () => {
    expect(findAssignment({ all: [flag("a"), { not: flag("a") }] })).toBeUndefined();
    expect(findAssignment(false)).toBeUndefined();
  });
});
