import { listNames } from "../../../../core/format/index.ts";
import { isContainer } from "../../../../core/json/index.ts";
import { createCache, type Project } from "../../../compiler/index.ts";
import { projectCheck } from "../../check.ts";
import { namedBy } from "../../conditions/read-formula.ts";
import { corePath } from "../../names/core-path.ts";
import { createScreenQuery } from "../../queries/project-index.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

export const comparedValueOccurs = projectCheck({ id: "compared-value-occurs", isGuess: true }, (project, report, analysesOf) => {
  const said = readSaid(project);
  for (const { field, literal, at } of listCompared(project, analysesOf)) {
    const values = said.get(field) ?? new Set([anything]);
    if (values.size > 0 && !values.has(literal) && !values.has(anything))
      report(at, {
        message: `No response of the mock server, scenario or test has \`${literal}\` as \`${field}\`.`,
        help: `There it is ${listNames([...values], "or")}.`,
        subject: { kind: "mock value", name: literal, of: field, is: "missing" },
      });
  }
});

const anything = "{input}";
const stored = createCache<ReadonlyMap<string, ReadonlySet<string>>>();

/** What the mock data have under each name; `anything` where it depends on what is asked. */
function readSaid({ mock, scenarios, tests }: Project): ReadonlyMap<string, ReadonlySet<string>> {
  const sources = [...mock.responses, ...mock.changes, ...mock.seeds, ...mock.commonScenarios, ...scenarios, ...tests];
  return stored("", sources, () => {
    const said = new Map<string, Set<string>>();
    const read = (value: unknown) => {
      for (const [name, part] of isContainer(value) ? Object.entries(value) : [])
        if (isContainer(part)) read(part);
        else said.set(name, new Set([...(said.get(name) ?? []), ...literalsIn(String(part ?? ""))]));
    };
    for (const { value } of sources) read(value);
    return said;
  });
}

function literalsIn(text: string): string[] {
  if (!text.includes("{")) return text === "" ? [] : [text];
  if (/\binput\b/.test(text)) return [anything];
  return [...text.matchAll(/'([^']+)'|(?<![\w.'])(\d+)(?![\w.'])/g)].map(([, word, number]) => word ?? number ?? "");
}

const listCompared = createScreenQuery((index: ScreenIndex) =>
  index.analysis.sites.flatMap(({ pointer, checked }) =>
    comparisonsIn(index, checked.errors.length > 0 ? undefined : checked.ast).map((one) => ({
      ...one,
      at: index.variant.originOf(pointer),
    })),
  ),
);

function comparisonsIn(index: ScreenIndex, ast: unknown): { readonly field: string; readonly literal: string }[] {
  if (!Array.isArray(ast)) return [];
  const [op, left, right]: unknown[] = ast;
  const literals: unknown[] =
    op === "in" && Array.isArray(right) && right[0] === "[]" ? right.slice(1) : /^[!=]=$/.test(String(op)) ? [right] : [];
  const field = literals.length === 0 ? undefined : fieldOf(index, left);
  const found = literals.filter((one) => (typeof one === "string" && one !== "") || typeof one === "number");
  return [
    ...(field === undefined ? [] : found.map((one) => ({ field, literal: String(one) }))),
    ...ast.flatMap((part) => comparisonsIn(index, part)),
  ];
}

/** The name of what the server says; what a failed call says, the app knows itself. */
function fieldOf(index: ScreenIndex, ast: unknown): string | undefined {
  const path = Array.isArray(ast) && ast[0] === "^" ? ["item", ...ast.slice(1).map(String)] : (corePath(ast) ?? []);
  const [root = "", name = ""] = path;
  if (root === "values" && path.length === 2) return fieldOf(index, namedBy(index, [".", root, name]));
  const isServers = path.length > (root === "state" ? 2 : 1) && ["data", "answer", "item", "state"].includes(root);
  return isServers && !(root === "answer" && /^(?:kind|code|message)$/.test(name)) ? path.at(-1) : undefined;
}
