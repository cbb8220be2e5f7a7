import { describeType, readField, type Type, typeOnWire } from "../../../../core/expression/index.ts";
import { listNames, type Scenario, type ScenarioAnswer } from "../../../../core/format/index.ts";
import { findMeant, isObject, joinPointer } from "../../../../core/json/index.ts";
import { createAmounts } from "../../../../core/market/index.ts";
import { count } from "../../../../core/text/index.ts";
import { listBrokenFileIds, type Project } from "../../../compiler/index.ts";
import { projectCheck } from "../../check.ts";
import { actionOfCatalogue, describeMissing, withoutFix } from "../../queries/names/name-check.ts";
import { findMisspeltCode } from "../../queries/names/result-codes.ts";
import { atKey, atValue } from "../../queries/places.ts";
import { findUnknownWord, judgeShownText, listWordings } from "../../queries/texts/known-words.ts";

/** A response that is slower by less than this is no other situation. */
const leastDelayMs = 50;

export const scenarioFitsScreen = projectCheck({ id: "scenario-fits-screen" }, (project, report) => {
  const { actions, markets, resolve } = project.catalogue;
  const known = [...project.screens.keys(), ...listBrokenFileIds(project)];
  for (const { file, value } of project.scenarios) {
    const screen = project.screens.get(value.screen)?.value;
    if (!known.includes(value.screen)) report(atValue(file, ""), withoutFix(describeMissing({ kind: "screen" }, value.screen, known)));
    const params = new Map<string, string>(Object.entries(screen?.params ?? {}));
    const checkOpen = (open: string | undefined, pointer: string) => {
      if (open?.startsWith("?"))
        return report(atValue(file, pointer), {
          message: "The parameters of the address stand here, without the `?` before them.",
          help: `Write \`${open.slice(1)}\`.`,
        });
      const names = new Set(new URLSearchParams(open ?? "").keys());
      const unknown = [...names].filter((name) => screen !== undefined && !params.has(name));
      for (const name of unknown)
        report(atValue(file, pointer), withoutFix(describeMissing({ kind: "parameter", of: value.screen }, name, [...params.keys()])));
      const lacking = [...params].filter(([name, type]) => !type.endsWith("?") && !names.has(name)).map(([name]) => name);
      if (lacking.length > 0 && unknown.length === 0)
        report(atValue(file, pointer), {
          message: `\`${value.screen}\` cannot be opened without ${listNames(lacking, "and")}.`,
          help: "Add what it requires.",
        });
    };
    checkOpen(value.open, "/open");
    const readers = [...markets.values()].map(createAmounts);
    // A scenario of its own may open with an amount that is none.
    const checkAmounts = (open: string | undefined, pointer: string) => {
      for (const [name, given] of new URLSearchParams(open))
        if (/^amount\b/.test(params.get(name) ?? "") && readers.every(({ amount }) => amount(given) === null))
          report(atValue(file, pointer), {
            message: `\`${given}\` is no amount, so that every scenario opens without \`${name}\`.`,
            help: "Write its digits.",
          });
    };
    checkAmounts(value.open, "/open");
    for (const [market, open] of Object.entries(value.openIn ?? {})) {
      checkOpen(open, joinPointer("/openIn", market));
      checkAmounts(open, joinPointer("/openIn", market));
      if (!markets.has(market))
        report(atKey(file, joinPointer("/openIn", market)), describeMissing({ kind: "market" }, market, [...markets.keys()]));
    }
    const texts = project.textTables.find((table) => folderOf(table.file) === folderOf(file))?.value ?? {};
    const wordings = new Map(listWordings(texts));
    const own = Object.keys(texts).filter((name) => !name.startsWith("$"));
    const said = [...new Set([...own, ...listOtherTexts(project, folderOf(file))])];
    for (const [name, scenario] of Object.entries(value.scenarios)) {
      for (const [place, shown] of (scenario.shows ?? []).entries()) {
        const at = atValue(file, joinPointer("/scenarios", name, "shows", place));
        for (const [, mentioned = ""] of shown.matchAll(/\btexts\.([A-Za-z]\w*)/g))
          if (!said.includes(mentioned))
            report(at, withoutFix(describeMissing({ kind: "text", of: value.screen }, mentioned, isNear(mentioned, said) ? said : own)));
        const answers = JSON.stringify(scenario.answers ?? {});
        const problem = judgeShownText(shown, wordings, () => findUnknownWord(project, shown, answers, "scenarios"));
        if (problem !== undefined) report(at, problem);
      }
      if (scenario.state === "failed" && isCalm(scenario))
        report(atValue(file, joinPointer("/scenarios", name, "state")), {
          message: "Every response of this scenario arrives and has its shape, so that nothing fails.",
          help: "Write `code` or `fault` at one of them, or remove `state`.",
        });
      if (scenario.open !== undefined) checkOpen(scenario.open, joinPointer("/scenarios", name, "open"));
      for (const [action, response] of Object.entries(scenario.answers ?? {})) {
        const at = atKey(file, joinPointer("/scenarios", name, "answers", action));
        if (!actions.has(action)) report(at, describeMissing(actionOfCatalogue, action, [...actions.keys()]));
        const misspelt = findMisspeltCode(project.catalogue, action, response);
        if (misspelt !== undefined)
          report(atValue(file, joinPointer(at.pointer, "code")), describeMissing(misspelt.noun, misspelt.name, misspelt.known));
        const schema = actions.get(action)?.answer;
        const type = schema === undefined ? undefined : typeOnWire(schema, resolve);
        const parts = (["data", "patch"] as const).map((part) => ({ value: response[part], pointer: joinPointer(at.pointer, part) }));
        for (const { pointer, wanted } of parts.flatMap((part) => listOtherKinds(part.value, type, part.pointer)))
          report(atValue(file, pointer), {
            message: `This is not ${describeType(wanted)}, as \`${action}\` responds.`,
            help: 'Write `"fault": "wrong-shape"` for a response that does not fit.',
          });
        const noun = { kind: "field", of: action, words: `field of the response of \`${action}\`` };
        for (const { pointer, name: field, known } of parts.flatMap((part) => listUnknownFields(part.value, type, part.pointer)))
          report(atKey(file, pointer), describeMissing(noun, field, known));
        if (response.delayMs !== undefined && response.delayMs < leastDelayMs)
          report(atValue(file, joinPointer(at.pointer, "delayMs")), {
            message: `Nobody notices ${count(response.delayMs, "millisecond")}.`,
            help: `Write ${response.delayMs * 1000} if seconds were meant, or remove it.`,
          });
        if (response.data !== undefined && response.patch !== undefined)
          report(at, { message: "`patch` changes the mock server's data, and `data` takes their place.", help: "Keep one of the two." });
      }
    }
  }
});

/** Whether it only changes, or delays, what is shown; what is empty may be needed. */
function isCalm({ open, answers = {} }: Scenario): boolean {
  const changed = Object.values(answers);
  const isLoud = ({ patch, delayMs: _, times: __, ...more }: ScenarioAnswer) =>
    Object.keys(more).length > 0 || JSON.stringify(patch ?? {}).includes("null");
  return open === undefined && changed.length > 0 && !changed.some(isLoud);
}

/** Whether some name is like it; otherwise all texts of fragments would be listed. */
function isNear(name: string, names: readonly string[]): boolean {
  return findMeant(name, names).names.length > 0;
}

/** Texts that overlays add, and those of fragments, which may be inserted anywhere. */
function listOtherTexts({ overlays, textTables }: Project, folder: string): string[] {
  const ofOverlays = overlays.filter(({ file }) => folderOf(file) === folder).flatMap(({ value }) => Object.keys(value.texts ?? {}));
  const ofFragments = textTables.filter(({ file }) => file.startsWith("screens/fragments/")).flatMap(({ value }) => Object.keys(value));
  return [...ofOverlays, ...ofFragments];
}

/** Fields whose value is written out, and is of no kind that the schema of the response knows. */
function listOtherKinds(value: unknown, type: Type | undefined, pointer: string): { readonly pointer: string; readonly wanted: Type }[] {
  if (type === undefined || type.any === true || value === null) return [];
  if (typeof value === "string") return value.includes("{") || type.text ? [] : [{ pointer, wanted: type }];
  if (typeof value === "number") return type.num ? [] : [{ pointer, wanted: type }];
  if (typeof value === "boolean") return type.bool ? [] : [{ pointer, wanted: type }];
  if (Array.isArray(value))
    return type.list ? value.flatMap((one, at) => listOtherKinds(one, type.list, joinPointer(pointer, at))) : [{ pointer, wanted: type }];
  const { obj } = type;
  if (!isObject(value) || obj === undefined) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    /^[$.]/.test(name) ? [] : listOtherKinds(part, readField(obj, name), joinPointer(pointer, name)),
  );
}

interface UnknownField {
  readonly pointer: string;
  readonly name: string;
  readonly known: readonly string[];
}

/** Fields that the schema of a response has not; a template's own keys begin with `$`. */
function listUnknownFields(value: unknown, type: Type | undefined, pointer: string): UnknownField[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => listUnknownFields(one, type?.list || undefined, joinPointer(pointer, at)));
  const fields = type?.obj;
  if (!isObject(value) || !fields || fields.rest) return [];
  return Object.entries(value).flatMap(([name, part]): UnknownField[] => {
    const at = joinPointer(pointer, name);
    if (/^[$.]/.test(name)) return [];
    const known = readField(fields, name);
    return known === undefined ? [{ pointer: at, name, known: Object.keys(fields.props) }] : listUnknownFields(part, known, at);
  });
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf("/"));
}
