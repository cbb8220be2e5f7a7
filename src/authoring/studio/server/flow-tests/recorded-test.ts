/** From a recording to tests that could say the same, and in what their outcome is another one. */
import type { FlowTest, FlowTestAct, ScenarioAnswer } from "../../../../core/format/index.ts";
import { deepEqual, isObject, mapTexts } from "../../../../core/json/index.ts";
import { matchRoute } from "../../../../core/market/index.ts";
import type { Project } from "../../../compiler/index.ts";
import type { RecordedStep, Recording } from "../../protocol/recording.ts";

type Candidate = Omit<FlowTest, "then">;

/** The shortest first: with the responses of the mock server and without waiting. */
export function listCandidates(recording: Recording): readonly Candidate[] {
  const { variant, scenario, params, online, shell, flags, steps } = recording;
  const [, market = "", language, promotion] = /^([^@+]+)(?:@([^+]+))?(?:\+(.+))?$/.exec(variant) ?? [];
  const given: NonNullable<FlowTest["given"]> = {
    market,
    ...(language !== undefined && { language }),
    ...(promotion !== undefined && { promotion }),
    ...(scenario !== "" && { scenario }),
    ...(!online && { online }),
    ...(!shell && { shell }),
    ...(flags && { flags }),
  };
  const responses = listResponses(steps);
  const isEmpty = (one: object): boolean => Object.keys(one).length === 0;
  return [{}, responses].flatMap((own) =>
    [{}, params].flatMap((query) =>
      [false, true].map((waits): Candidate => {
        const when = listActs(steps, waits);
        const situation = { ...given, ...(!isEmpty(query) && { params: query }), ...(!isEmpty(own) && { responses: own }) };
        return { given: situation, ...(when.length > 0 && { when }) };
      }),
    ),
  );
}

const shortestWaitMs = 500;

/** What the user did. Where something came of it later, the time that it took. */
function listActs(steps: readonly RecordedStep[], waits: boolean): FlowTestAct[] {
  const acts: FlowTestAct[] = [];
  let from = 0;
  let until = 0;
  const wait = (): void => {
    if (waits && until - from >= shortestWaitMs) acts.push({ wait: Math.ceil((until - from) / 1000) });
  };
  for (const step of steps) {
    if (step.kind !== "act") {
      until = step.at;
      continue;
    }
    wait();
    acts.push(step.act);
    from = step.at;
    until = step.at;
  }
  wait();
  return acts;
}

const faults: { readonly [failure: string]: ScenarioAnswer["fault"] } = {
  network: "offline",
  timeout: "hang",
  service: "server-error",
  signedOut: "signed-out",
};

/** By action the last one: a situation has one for each. */
function listResponses(steps: readonly RecordedStep[]): { [action: string]: ScenarioAnswer } {
  const found: { [action: string]: ScenarioAnswer } = {};
  for (const step of steps) {
    if (step.kind !== "response") continue;
    const { action, body, failure } = step;
    if (failure !== undefined) found[action] = { fault: faults[failure] ?? "server-error" };
    else if (isObject(body)) {
      const { code, message, data } = body;
      found[action] = {
        ...(typeof code === "string" && { code }),
        ...(typeof message === "string" && message !== "" && { message }),
        // Braces would be read as expressions.
        ...(data !== undefined && data !== null && { data: mapTexts(data, (text) => text.replace(/[{}]/g, "")) }),
      };
    }
  }
  return found;
}

/** What a user would notice: calls, ways out, the open dialog and whether the screen failed. */
export function compareWithRecording({ steps }: Recording, then: FlowTest["then"], { screens }: Project): readonly string[] {
  const first = steps.findIndex(({ kind }) => kind === "act");
  const since = steps.slice(Math.max(0, first));
  const seen = since.flatMap((step) => (step.kind === "seen" ? [step] : []));
  const routes = new Map([...screens.values()].map(({ value }) => [value.route, value.id]));
  const idOf = (path: unknown): unknown => routes.get(matchRoute(String(path), [...routes.keys()]) ?? "") ?? path;
  const ways = seen.flatMap(({ what, detail }) => {
    if (what === "go") return [`screen ${String(idOf(isObject(detail) ? detail["route"] : ""))}`];
    return what === "leave" || what === "back" || what === "home" ? [what] : [];
  });
  const last = (name: string): unknown => seen.filter(({ what }) => what === name).at(-1)?.detail;
  const goes = then.goes === undefined ? [] : Array.isArray(then.goes) ? then.goes : [then.goes];
  const compared: readonly (readonly [string, unknown, unknown])[] = [
    ["The calls", since.flatMap((step) => (step.kind === "call" ? [step.action] : [])), (then.calls ?? []).map(({ action }) => action)],
    ["The ways out", ways, goes.map((way) => (typeof way === "string" ? way : "screen" in way ? `screen ${way.screen}` : "leave"))],
    ["The open dialog", last("dialog") ?? null, then.dialog ?? null],
    ["Whether the screen failed", last("status") === "failed", then.status === "failed"],
  ];
  return compared
    .filter(([, recorded, found]) => !deepEqual(recorded, found))
    .map(([what, recorded, found]) => `${what}: recorded ${JSON.stringify(recorded)}, in the test ${JSON.stringify(found)}.`);
}
