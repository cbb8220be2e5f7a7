// Plays one visit under two releases at once, and stops where they differ first: what follows would be a consequence.
import type { ScreenModule, Session } from "../../../browser/runtime/index.ts";
import type { FlowTestAct } from "../../../core/format/index.ts";
import { deepEqual } from "../../../core/json/index.ts";
import { type Catalogue, describeShown } from "../../compiler/index.ts";
import { describeAct, type RecordedAct, type Recording } from "../../studio/protocol/recording.ts";
import { perform } from "../acts/index.ts";
import { openTest, untilSettled } from "../flow-tests/index.ts";
import { type Looked, plainShown, readShown } from "./look.ts";
import { connectRecorded, type Responses, readResponses } from "./recorded-responses.ts";

export interface VisitedScreen {
  readonly module: ScreenModule;
  readonly catalogue: Catalogue;
}

/** Two releases of one screen. */
export interface Pair {
  readonly before: VisitedScreen;
  readonly after: VisitedScreen;
  /** See `findRenamed`. */
  readonly renamed: ReadonlyMap<string, string>;
}

/** Undefined where nothing differs. */
export type Outcome = undefined | (Moment & { readonly differences: readonly string[] }) | (Moment & { readonly refusal: string });

/** After so many acts; `act` is the last one. */
interface Moment {
  readonly step: number;
  readonly act?: string;
}

/** A recording does not say how long somebody stays after the last step. */
const stayMs = 10_000;

const same = (id: string): string => id;

export async function playVisit(visit: Recording, { before, after, renamed }: Pair): Promise<Outcome> {
  const responses = readResponses(visit, before.module.plan);
  const names = new Map([...renamed].map(([now, was]) => [was, now]));
  let moment: Moment = { step: 0 };
  const one = open(visit, before, responses, same);
  if (typeof one === "string") return { ...moment, refusal: one };
  const other = open(visit, after, responses, (id) => renamed.get(id) ?? id);
  if (typeof other === "string") return { ...moment, differences: [`the screen does not open: ${other}`] };
  let seen = -1;
  const compare = async (): Promise<readonly string[]> => {
    await Promise.all([untilSettled(one.opened), untilSettled(other.opened)]);
    const happened = one.opened.activity() + other.opened.activity();
    // What is only reported, or replied to a widget, changes nothing else.
    const isQuiet = [one, other].every(({ faults, heard }) => faults.length + heard.length === 0);
    if (happened === seen && isQuiet) return [];
    seen = happened;
    const [was, is] = [readShown(one), readShown(other)];
    if (deepEqual(was, is)) return [];
    const [old, now] = [plainShown(was), plainShown(is)];
    return deepEqual(old, now) ? [] : describeShown(old, now);
  };
  const wait = async (until: number): Promise<readonly string[]> => {
    if (until <= one.opened.clock.now()) return [];
    await Promise.all([passUntil(one, until), passUntil(other, until)]);
    return compare();
  };
  let differences = await compare();
  for (const step of visit.steps) {
    if (differences.length > 0) break;
    differences = await wait(momentOf(visit) + step.at);
    if (step.kind !== "act" || differences.length > 0) continue;
    moment = { step: moment.step + 1, act: describeAct(step.act) };
    const refused = perform(one.opened.session, step.act);
    if (refused !== undefined) return { ...moment, refusal: refused.message };
    const isRefused = perform(other.opened.session, withName(step.act, names));
    differences = isRefused === undefined ? await compare() : [`nobody can do it any more: ${isRefused.message}`];
  }
  if (differences.length === 0) differences = await wait(one.opened.clock.now() + stayMs);
  // Every visitor leaves in the end, and the recorder is gone by then.
  if (differences.length === 0) {
    for (const { opened } of [one, other]) opened.session.close();
    differences = await compare();
  }
  return differences.length === 0 ? undefined : { ...moment, differences };
}

/** Where a recording does not say. */
const someDay = Date.UTC(2026, 0, 1);

function momentOf({ now = someDay }: Recording): number {
  return now;
}

function open(visit: Recording, { module, catalogue }: VisitedScreen, responses: Responses, nameOf: Looked["nameOf"]): Looked | string {
  const { params, online, shell, stored, launch, isFirst, inMessagingApp, flags } = visit;
  const replies = visit.steps.flatMap((step) => (step.kind === "reply" ? [[step.message, step.body] as const] : []));
  const faults: string[] = [];
  const heard: unknown[] = [];
  try {
    const opened = openTest({
      module,
      catalogue,
      params,
      given: {
        now: new Date(momentOf(visit)).toISOString(),
        online,
        shell,
        stored,
        launch,
        hasPrevious: isFirst !== true,
        messagingApp: inMessagingApp === true,
        flags,
        replies: Object.fromEntries(replies),
      },
      connect: connectRecorded(responses),
      watch: (ports) => ({ ...ports, report: ({ what }) => void (what !== "time-to-ready" && faults.push(what)) }),
    });
    return { opened: { ...opened, session: hearReplies(opened.session, heard) }, catalogue, faults, heard, nameOf };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What a flow replies to the widget that has started it. */
function hearReplies(session: Session, heard: unknown[]): Session {
  const emit: Session["emit"] = async (...emission) => {
    const reply = await session.emit(...emission);
    if (reply !== undefined && reply !== null) heard.push(reply);
    return reply;
  };
  return { ...session, emit };
}

/** From timer to timer, because what one starts may wait for the next. */
async function passUntil({ opened }: Looked, until: number): Promise<void> {
  const { clock } = opened;
  while (clock.next() <= until) {
    clock.advance(Math.max(0, clock.next() - clock.now()));
    await untilSettled(opened);
  }
  clock.advance(Math.max(0, until - clock.now()));
}

function withName(act: RecordedAct, names: ReadonlyMap<string, string>): Exclude<FlowTestAct, { readonly wait: unknown }> {
  const nameOf = (id: string): string => names.get(id) ?? id;
  if ("tap" in act) return { ...act, tap: nameOf(act.tap) };
  if ("fill" in act) return { ...act, fill: nameOf(act.fill) };
  return "event" in act ? { ...act, on: nameOf(act.on) } : act;
}
