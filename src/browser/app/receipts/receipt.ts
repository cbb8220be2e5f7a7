/** A receipt: what says later, without any value in it, whether a screen was this one. Its form is `receipt.schema.json`. */
import { hasOwn, readOwn } from "../../../core/json/index.ts";
import { nodesAt, type ScreenModule, type ScreenStore, shownIn, shownWith } from "../../runtime/index.ts";
import { cleanReport, type ReportingPage } from "../reports/reports.ts";

/** What the nodes of a screen disclose, by their ids. */
export interface Disclosing {
  readonly [node: string]: readonly string[];
}

/** A screen as it stood at one moment. */
export interface Seen {
  readonly module: ScreenModule;
  readonly store: ScreenStore;
  readonly disclosing: Disclosing;
  /** A digest of who is signed in; '' for nobody. */
  readonly account: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What the user has done: given the consent of a node, or sent an action that commits. */
export interface Occasion {
  readonly what: "consent" | "commit";
  /** Id of the node, or name of the action. */
  readonly by: string;
}

/** The parts of a receipt that a screen says by itself. */
export interface Proof {
  /** Of the plan. */
  readonly plan: string;
  /** Whose receipt it is: too short to be anybody's name. */
  readonly of: string;
  /** By the names of the disclosures: too short to find a value by, long enough to see that it is another one. */
  readonly shown: { readonly [disclosure: string]: string };
  /** Of all that was disclosed, together. */
  readonly all: string;
}

export interface Receipt extends ReportingPage, Occasion, Proof {
  readonly version: 1;
  readonly screen: string;
  /** Of whose overlay the screen was; absent without one. */
  readonly promotion?: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const wholeDigits = 32;
const shortDigits = 3;

/** Hexadecimal digits of SHA-256. Rejects where the page is not served securely, because browsers have none there. */
async function digest(value: unknown, digits: number): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(value))));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, digits);
}

export const digestPlan = ({ plan }: Pick<ScreenModule, "plan">): Promise<string> => digest(plan, wholeDigits);

/** A copy of a consent, which a screen from the network has beside each of its controls, has a number behind its id. */
export function disclosedBy(disclosing: Disclosing, node: string): readonly string[] {
  return readOwn(disclosing, node) ?? readOwn(disclosing, node.replace(/-\d+$/, "")) ?? [];
}

/** What stood on the screen of each disclosure; nothing of one that was not shown. What is under way is no part of it. */
function draw({ module, store, disclosing, at }: Seen): readonly (readonly [name: string, drawn: readonly unknown[]])[] {
  const nodes = nodesAt(module, { ...store, now: at, busy: {}, busyText: "", invalid: {} });
  const shown = [...shownIn(nodes)];
  return [...new Set(Object.values(disclosing).flat())].sort().map((name) => {
    const own = shown.filter(({ node }) => disclosedBy(disclosing, node.plan.id).includes(name));
    return [name, own.flatMap((one) => [...shownWith(one)].map(({ node, frame }) => [node.plan.widget, node.props(frame)]))];
  });
}

/** Everything but the plan is bound to the account and to the moment: without the account no value can be found by trying. */
export async function prove(seen: Seen): Promise<Proof> {
  const { module, account, at } = seen;
  const drawn = draw(seen);
  const bound = (about: unknown, digits: number): Promise<string> => digest([account, at, about], digits);
  const shown = drawn.map(async (one) => [one[0], await bound(one, shortDigits)] as const);
  return {
    plan: await digestPlan(module),
    of: await bound("", shortDigits),
    shown: Object.fromEntries(await Promise.all(shown)),
    all: await bound(drawn, wholeDigits),
  };
}

/** Names are those of the project: what it does not name has the form of a report, or is left out. */
export async function makeReceipt(seen: Seen, { what, by }: Occasion, page: ReportingPage): Promise<Receipt> {
  const isKnown = hasOwn((what === "commit" ? seen.module.plan.commits : seen.disclosing) ?? {}, by);
  const { screen, detail } = cleanReport({
    what: "",
    screen: seen.module.plan.id,
    detail: { [what === "commit" ? "action" : "node"]: by },
  });
  const named = isKnown ? by : (Object.values(detail)[0] ?? "");
  return { version: 1, what, by: named, screen, ...page, at: seen.at, ...(await prove(seen)) };
}

const mostBytes = 400;

/** The receipt, or as much of it as may be sent: the hashes of the plan and of all that was disclosed say what goes. */
export function shorten(receipt: Receipt): Receipt {
  const isLong = (one: Receipt): boolean => JSON.stringify(one).length > mostBytes;
  const longestFirst = Object.keys(receipt.shown).sort((a, b) => b.length - a.length);
  const shorter: ((one: Receipt) => Receipt)[] = [
    ...longestFirst.map((name) => ({ shown: { [name]: _, ...shown }, ...one }: Receipt) => ({ ...one, shown })),
    ({ promotion: _, ...one }) => one,
    (one) => ({ ...one, screen: "" }),
  ];
  return shorter.reduce((one, cut) => (isLong(one) ? cut(one) : one), receipt);
}
