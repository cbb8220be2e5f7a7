/** A receipt: what says later, without any value in it, whether a screen was this one. Its form is `receipt.schema.json`. */
import { disclosed } from "virtual:layar/disclosures";
import { readOwn } from "../../../core/json/index.ts";
import { nodesAt, type ScreenModule, type ScreenStore, shownIn, shownWith } from "../../runtime/index.ts";
import type { ReportingPage } from "../reports/reports.ts";

/** A screen as it stood at one moment. */
export interface Seen {
  readonly module: ScreenModule;
  readonly store: ScreenStore;
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

export interface Receipt extends ReportingPage, Occasion {
  readonly version: 1;
  readonly screen: string;
  /** Of whose overlay the screen was; absent without one. */
  readonly promotion?: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Of the plan. */
  readonly plan: string;
  /** Whose receipt it is: too short to be anybody's name. */
  readonly of: string;
  /** By the names of the disclosures: too short to find a value by, long enough to see that it is another one. */
  readonly shown: { readonly [disclosure: string]: string };
  /** Of all that was disclosed, together. */
  readonly all: string;
}

/** The parts of a receipt that a screen says by itself. */
export type Proof = Pick<Receipt, "plan" | "of" | "shown" | "all">;

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

/** What a node discloses. A copy of a consent, which a screen from the network has beside each of its controls, has a number behind its id. */
export function disclosedBy(screen: string, node: string): readonly string[] {
  const ofScreen = readOwn(disclosed, screen) ?? {};
  return readOwn(ofScreen, node) ?? readOwn(ofScreen, node.replace(/-\d+$/, "")) ?? [];
}

/** What stood on the screen of each disclosure; nothing of one that was not shown. What is under way is no part of it. */
function draw({ module, store, at }: Seen): ReadonlyMap<string, readonly unknown[]> {
  const { id } = module.plan;
  const names = [...new Set(Object.values(readOwn(disclosed, id) ?? {}).flat())].sort();
  const nodes = nodesAt(module, { ...store, now: at, busy: {}, busyText: "", invalid: {} });
  const shown = [...shownIn(nodes)].map((one) => ({ one, names: disclosedBy(id, one.node.plan.id) }));
  const drawn = names.map((name): [string, unknown[]] => {
    const ofName = shown.filter((each) => each.names.includes(name)).flatMap(({ one }) => [...shownWith(one)]);
    return [name, ofName.map(({ node, frame }) => [node.plan.widget, node.props(frame)])];
  });
  return new Map(drawn);
}

/** Everything but the plan is bound to the account and to the moment, neither of which a value can be found without. */
export async function prove(seen: Seen): Promise<Proof> {
  const { account, at } = seen;
  const drawn = draw(seen);
  const bound = (about: unknown, digits: number): Promise<string> => digest([account, at, about], digits);
  const shown = [...drawn].map(async ([name, what]) => [name, await bound([name, what], shortDigits)] as const);
  return {
    plan: await digestPlan(seen.module),
    of: await bound("", shortDigits),
    shown: Object.fromEntries(await Promise.all(shown)),
    all: await bound([...drawn], wholeDigits),
  };
}
