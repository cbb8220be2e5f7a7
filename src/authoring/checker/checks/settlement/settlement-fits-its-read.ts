import { type Type, typeFromSchema, types } from "../../../../core/expression/index.ts";
import { joinPointer } from "../../../../core/json/index.ts";
import { type Catalogue, settlementSites } from "../../../compiler/index.ts";
import { type ProblemText, projectCheck } from "../../check.ts";
import { describeFinding, findInside } from "../../conditions/parts.ts";
import { noValues } from "../../conditions/read-formula.ts";
import { aliasesIn } from "../../names/takers.ts";
import { fileOfAction } from "../../queries/flows/calls.ts";
import { holdsForNothing } from "../../queries/holds-for-nothing.ts";

type Report = (part: string, problem: ProblemText, range?: readonly [number, number]) => void;

export const settlementFitsItsRead = projectCheck({ id: "settlement-fits-its-read", isFixed: true }, ({ catalogue, texts }, report) => {
  for (const [name, { settledBy, commits, request }] of catalogue.actions) {
    if (settledBy === undefined) continue;
    const file = fileOfAction(texts, name);
    const reportPart: Report = (part, problem, range) =>
      report({ file, pointer: `${joinPointer("/actions", name, "settledBy")}${part}`, on: "value", ...(range && { range }) }, problem);
    if (commits !== true)
      reportPart("", {
        message: `\`${name}\` has \`settledBy\`, but not \`commits\`.`,
        help: 'Add `"commits": true`, or remove `settledBy`.',
      });
    checkRead(catalogue, { ...settledBy, own: request?.properties ?? {} }, reportPart);
    for (const { pointer, checked } of settlementSites(catalogue, name)) {
      if (pointer === "/done" && checked.errors.length === 0 && holdsForNothing(checked.ast, answerOf(catalogue, settledBy.action)))
        reportPart(pointer, {
          message: `For an empty response of \`${settledBy.action}\` this says that \`${name}\` was done.`,
          help: "Ask for something that only a commit that was done leaves there.",
        });
      else
        for (const found of checked.errors.length > 0 ? [] : findInside(noValues, checked.ast, true))
          reportPart(pointer, { message: describeFinding(found), help: "Remove it, or use the value that it depends on." });
      for (const { message, help, subject, start, end } of checked.errors)
        reportPart(pointer, { message, ...(help !== undefined && { help }), ...(subject && { subject }) }, [start, end]);
    }
  }
});

function answerOf({ actions, resolve }: Catalogue, name: string): Type {
  const schema = actions.get(name)?.answer;
  return schema === undefined ? types.any : typeFromSchema(schema, resolve);
}

interface Read {
  readonly action: string;
  readonly input?: object;
  /** The inputs of the commit. */
  readonly own: object;
}

/** The call itself: an action that is there and reads, with the inputs that it takes. */
function checkRead({ actions }: Catalogue, { action, input = {}, own }: Read, report: Report) {
  const read = actions.get(action);
  if (read === undefined || read.reads !== true)
    return report("/action", {
      message: read === undefined ? `No action is named \`${action}\`.` : `\`${action}\` does not say that it only reads.`,
      help: 'Name an action with `"reads": true`: finding out what became of a commit must not change anything.',
    });
  const { properties = {}, required = [] } = read.request ?? {};
  const unknown = Object.keys(input).filter((name) => !Object.hasOwn(properties, name));
  const taken = Object.keys(properties).map((name) => `\`${name}\``);
  for (const name of unknown)
    report(joinPointer("/input", name), {
      message: `\`${action}\` has no input \`${name}\`.`,
      subject: { kind: "input", name, of: action, is: "missing" },
      help: taken.length === 0 ? "It takes none: remove it." : `It takes ${taken.join(", ")}.`,
    });
  checkNames({ action, input, own }, properties, report);
  const missing = required.find((name) => !Object.hasOwn(input, name) && !Object.hasOwn(read.constants ?? {}, name));
  if (missing !== undefined)
    report("", {
      message: `\`${action}\` needs the input \`${missing}\`.`,
      help: `Add it to \`input\`: \`"${missing}": "…"\`.`,
      subject: { kind: "input", name: missing, of: action, is: "other" },
    });
}

/** An input that takes what bears another name, while the commit has one of its own. */
function checkNames({ action, input = {}, own }: Read, properties: object, report: Report) {
  for (const [name, value] of Object.entries(input)) {
    const field = /^\{input\.(\w+)\}$/.exec(String(value))?.[1];
    if (field === undefined || field === name || aliasesIn(properties, name).includes(field)) continue;
    if (!Object.hasOwn(own, name) && Object.hasOwn(properties, field))
      report(joinPointer("/input", name), {
        message: `\`${name}\` takes \`input.${field}\`, and \`${action}\` has an input \`${field}\`.`,
        help: `Exchange the two, or list \`${field}\` under \`x-alias\` of the input of \`${action}\`.`,
      });
    if (Object.hasOwn(own, name))
      report(joinPointer("/input", name), {
        message: `\`${name}\` takes \`input.${field}\`, while \`input.${name}\` is at hand.`,
        help: `Write \`{input.${name}}\`, or list \`${field}\` under \`x-alias\` of the input of \`${action}\`.`,
      });
  }
}
