import type { ActionDefinition } from "../../../../core/format/index.ts";
import { isObject, joinPointer, readOwn } from "../../../../core/json/index.ts";
import { findWire, inputsInPath, successOf } from "../../../../core/market/index.ts";
import { type Catalogue, listAmountInputs } from "../../../compiler/index.ts";
import { projectCheck } from "../../check.ts";
import { kindOfDisclosure } from "../../queries/disclosure-kinds.ts";
import { fileOfAction } from "../../queries/flows/calls.ts";
import { actionOfCatalogue, describeMissing, disclosureOfSettings } from "../../queries/names/name-check.ts";
import { atValue } from "../../queries/places.ts";
import { listLimitSlips } from "../../queries/values/value-limits.ts";

export const actionIsConsistent = projectCheck({ id: "action-is-consistent" }, ({ catalogue, texts }, report) => {
  const wire = findWire(catalogue.wire);
  const disclosures = Object.keys(catalogue.settings.disclosures ?? {});
  for (const [name, action] of catalogue.actions) {
    const file = fileOfAction(texts, name);
    const subject = { kind: "action", name, is: "other" } as const;
    const reportPart = (part: string, message: string, help: string) =>
      report(atValue(file, joinPointer("/actions", name, part)), { message, help, subject });
    for (const { part, isWrong, says, help } of table) if (isWrong(action, catalogue)) reportPart(part, `\`${name}\` ${says}.`, help);
    for (const [input, schema] of Object.entries(action.request?.properties ?? {}))
      for (const { keyword, on, says, help } of listLimitSlips(schema))
        report(
          { file, pointer: joinPointer("/actions", name, "request", "properties", input, keyword), on },
          { message: says(`the input \`${input}\` of \`${name}\``), help, subject },
        );
    for (const [at, need] of (action.needs ?? []).entries())
      if (!disclosures.includes(need))
        report(atValue(file, joinPointer("/actions", name, "needs", at)), describeMissing(disclosureOfSettings, need, disclosures));
    for (const [at, awaited] of (action.awaits ?? []).entries())
      if (!catalogue.actions.has(awaited))
        report(
          atValue(file, joinPointer("/actions", name, "awaits", at)),
          describeMissing(actionOfCatalogue, awaited, [...catalogue.actions.keys()]),
        );
    const twin = [...catalogue.actions].find(([, one]) => isSameCall(action, one))?.[0];
    if (twin !== undefined && twin !== name)
      reportPart("path", `\`${name}\` is the same call as \`${twin}\`.`, "Change its `path`, or remove one of the two.");
    const success = successOf(action, wire);
    const code = typeof success === "object" ? success.code : undefined;
    if (code !== undefined && Object.keys(action.codes ?? {}).includes(code))
      reportPart(
        "codes",
        `\`${code}\` is the success code of \`${name}\`, so it cannot be one of its \`codes\`.`,
        "Remove it from `codes`.",
      );
    const files = listFileInputs(action);
    if (files.length > 0 && action.body !== "multipart")
      reportPart("request", `\`${name}\` has a file as input, but is not sent as multipart.`, 'Add `"body": "multipart"`.');
    const inputs = Object.keys(action.request?.properties ?? {});
    const loose = inputsInPath(action.path).find((one) => !mayStandInPath(action, one));
    if (loose !== undefined)
      reportPart(
        "path",
        `The \`path\` of \`${name}\` has \`{${loose}}\`, which is not a required input that is a text or a number.`,
        "Name one of `required` under `request`, or describe it there.",
      );
    const { aside = [], filled = [], inputs: same = [], given, knownBy = [], offer = [] } = action.intent ?? {};
    const lostOffer = offer.find((one) => !inputs.includes(one) && action.awaits?.includes(one) !== true);
    if (lostOffer !== undefined)
      reportPart(
        "intent",
        `The \`offer\` of \`${name}\` names \`${lostOffer}\`, which is neither one of its inputs nor an action that it awaits.`,
        "Name inputs of its `request`, or actions under `awaits`.",
      );
    const intent = [...aside, ...filled, ...same, ...knownBy, ...(given === undefined ? [] : [given])];
    for (const [part, named] of Object.entries({ intent, query: action.query ?? [], secret: action.secret ?? [] })) {
      const unknown = named.find((input) => !inputs.includes(input));
      if (unknown !== undefined)
        reportPart(
          part,
          `The \`${part}\` of \`${name}\` names \`${unknown}\`, which is not one of its inputs.`,
          "Name inputs of its `request`.",
        );
    }
    for (const [code, means] of Object.entries(action.codes ?? {})) {
      const { refuses, done } = typeof means === "object" ? means : {};
      const at = (part: string) => atValue(file, joinPointer("/actions", name, "codes", code, part));
      if (refuses !== undefined && !inputs.includes(refuses))
        report(at("refuses"), {
          message: `The code \`${code}\` of \`${name}\` refuses \`${refuses}\`, which is not one of its inputs.`,
          help: "Name an input of its `request`.",
          subject,
        });
      if (done && (action.commits !== true || refuses !== undefined))
        report(at("done"), {
          message: `The code \`${code}\` says that \`${name}\` was done before, ${refuses === undefined ? "and it does not commit" : "and refuses an input"}.`,
          help: "Remove `done`.",
          subject,
        });
    }
    if (action.intent !== undefined && action.commits !== true)
      reportPart("intent", `\`${name}\` has \`intent\`, but not \`commits\`.`, 'Add `"commits": true`, or remove `intent`.');
    const twice = Object.keys(action.constants ?? {}).find((constant) => inputs.includes(constant));
    if (twice !== undefined)
      reportPart("constants", `\`${twice}\` is both a constant and an input of \`${name}\`.`, "Remove one of the two.");
    for (const ref of [...listRefs(action.answer), ...listRefs(action.request)])
      if (catalogue.resolve(ref) === undefined)
        reportPart(
          "answer",
          `\`${name}\` refers to \`${ref}\`, which no file in \`schemas/entities\` defines.`,
          "Use a name under `$defs` of a file in that folder.",
        );
    const lost = (action.request?.required ?? []).find((input) => !inputs.includes(input));
    if (lost !== undefined)
      reportPart("request", `\`${name}\` requires the input \`${lost}\`, but does not describe it.`, "Describe it under `properties`.");
  }
});

/** An empty part would be another path. */
function mayStandInPath({ request, query = [] }: ActionDefinition, input: string): boolean {
  const schema: unknown = readOwn(request?.properties, input);
  const types: readonly unknown[] = isObject(schema) ? [schema["type"]].flat() : [];
  const isFlat = types.length > 0 && types.every((type) => type === "string" || type === "number" || type === "integer");
  return isFlat && request?.required?.includes(input) === true && !query.includes(input);
}

/** Calls to one path may differ by what they always send, and those by `GET` by the inputs in their address. */
function isSameCall(one: ActionDefinition, other: ActionDefinition): boolean {
  const keyOf = ({ path, method = "POST", constants = {}, request }: ActionDefinition) =>
    JSON.stringify([path, method, constants, method === "GET" ? Object.keys(request?.properties ?? {}).sort() : []]);
  return one.path !== undefined && keyOf(one) === keyOf(other);
}

interface Row {
  readonly part: string;
  isWrong(action: ActionDefinition, catalogue: Pick<Catalogue, "settings">): boolean;
  readonly says: string;
  readonly help: string;
}

const inputsOf = ({ request }: ActionDefinition): string[] => Object.keys(request?.properties ?? {});

const isUnheard = ({ success }: ActionDefinition): boolean => success === "ignored" || success === "address";

/** Properties that cannot go together, whatever the call is for. */
const table: readonly Row[] = [
  {
    part: "path",
    isWrong: ({ path = "" }) => path.includes("//"),
    says: "has an empty part in its `path`",
    help: "Write one slash between the parts.",
  },
  {
    part: "reads",
    isWrong: ({ commits, reads }) => commits === true && reads === true,
    says: "has both `commits` and `reads`",
    help: "Keep one of them: `reads` means that the call changes nothing.",
  },
  {
    part: "commits",
    isWrong: (action, catalogue) =>
      action.commits === true &&
      listAmountInputs(action).length > 0 &&
      action.needs?.some((name) => kindOfDisclosure(catalogue, name) === "amount") !== true,
    says: "commits and sends an amount, which nobody need have seen",
    help: "Add `needs` with a disclosure of the kind `amount`.",
  },
  {
    part: "method",
    isWrong: ({ commits, method }) => commits === true && method === "GET",
    says: "commits by `GET`, which browsers and proxies may repeat or serve from a cache",
    help: 'Write `"method": "POST"`.',
  },
  {
    part: "method",
    isWrong: ({ body, method }) => body === "multipart" && method === "GET",
    says: "sends a file by `GET`, which has no body",
    help: 'Write `"method": "POST"`.',
  },
  {
    part: "reads",
    isWrong: ({ body, reads }) => body === "multipart" && reads === true,
    says: "sends a file and has `reads`, so that it may be sent again by itself",
    help: "Remove `reads`: a file that arrives changes something.",
  },
  {
    part: "success",
    isWrong: (action) => isUnheard(action) && (action.commits === true || Object.keys(action.codes ?? {}).length > 0),
    says: "commits or has `codes`, and its response is not read",
    help: "Say under `success` what counts as a success.",
  },
  {
    part: "method",
    isWrong: (action) => action.method === "GET" && action.reads !== true && !isUnheard(action) && inputsOf(action).length > 0,
    says: "sends inputs by `GET`, which browsers and proxies may repeat or serve from a cache",
    help: 'Write `"method": "POST"`, or add `"reads": true` if the call changes nothing.',
  },
  {
    part: "method",
    isWrong: ({ secret, method }) => secret !== undefined && method === "GET",
    says: "sends what is secret by `GET`, in its address",
    help: 'Write `"method": "POST"`: addresses stay in logs and histories.',
  },
  {
    part: "query",
    isWrong: ({ secret = [], query = [] }) => query.some((input) => secret.includes(input)),
    says: "has an input in its `query` that is secret",
    help: "Take it out of `query`: addresses stay in logs and histories.",
  },
  {
    part: "intent",
    isWrong: ({ intent: { aside = [], filled = [], inputs = [], given } = {} }) =>
      aside.some((input) => [...filled, ...inputs, given].includes(input)),
    says: "sets an input aside and knows its intent by it",
    help: "Name it in one of the two.",
  },
  {
    part: "intent",
    isWrong: ({ intent: { filled = [], given } = {} }) => given !== undefined && !filled.includes(given),
    says: "may send its intent without the input by which it is known",
    help: "Name what is `given` in `filled`, too: where it is empty, two intents are one.",
  },
  {
    part: "answer",
    isWrong: ({ success, answer }) => success === "ignored" && answer !== undefined,
    says: "describes an `answer`, and its response is not read",
    help: "Say under `success` what counts as a success, or remove `answer`.",
  },
];

function listFileInputs(action: ActionDefinition): string[] {
  return Object.entries(action.request?.properties ?? {}).flatMap(([name, schema]: [string, unknown]) =>
    isObject(schema) && Object.hasOwn(schema, "x-opaque") ? [name] : [],
  );
}

/** Every `$ref` in a schema. */
function listRefs(schema: unknown): string[] {
  if (!isObject(schema)) return [];
  return Object.entries(schema).flatMap(([name, part]: [string, unknown]) =>
    name === "$ref" && typeof part === "string" ? [part] : listRefs(part),
  );
}
