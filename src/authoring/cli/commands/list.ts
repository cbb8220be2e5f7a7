import { listNames, suggestName } from "../../../core/format/index.ts";
import type { Project } from "../../compiler/index.ts";
import { listTextRows } from "../../edits/texts/index.ts";
import { expandScenarios } from "../../mock/data/index.ts";
import { readCheckPages } from "../../project/index.ts";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import { type Arguments, type Command, jsonOption } from "../command.ts";
import { loadFolder } from "../project-compiler.ts";
import { writeRows } from "../write-rows.ts";

type Row = { readonly [column: string]: string };

const lists: { readonly [name: string]: (project: Project) => readonly Row[] } = {
  screens: ({ screens }) => [...screens.values()].map(({ file, value: { id, route } }) => ({ screen: id, route, file })),
  widgets: ({ catalogue }) => [...catalogue.widgets.values()].map(({ id, description }) => ({ widget: id, description })),
  actions: ({ catalogue }) => [...catalogue.actions].map(([action, { path = "–", description }]) => ({ action, path, description })),
  texts: (project) => listTextRows(project).map(({ file, name, form }) => ({ file, name, form })),
  checks: () => [...readCheckPages()].map(([check, { what }]) => ({ check, what })),
  scenarios: (project) =>
    expandScenarios(project).files.flatMap(({ screen, scenarios }) =>
      Object.entries(scenarios).map(([scenario, { description }]) => ({ screen, scenario, description })),
    ),
  promotions: ({ overlays }) =>
    overlays.flatMap(({ file, value: { for: whom, overlay, from = "–", until = "–" } }) => {
      const { templateId, market = "every" } = whom;
      return templateId === undefined ? [] : [{ promotion: templateId, screen: overlay, market, from, until, file }];
    }),
  markets: ({ catalogue }) =>
    [...catalogue.markets.values()].map(({ id, flag, languages, currency }) => ({
      market: id,
      flag: flag ?? "every other",
      languages: languages.join(" "),
      currency: currency.symbol.trim() || "–",
    })),
};

const names = Object.keys(lists);

/** What the project has of a kind, by name. */
export const list: Command = {
  name: "list",
  isAnywhere: ([kind]) => kind === "checks",
  forms: [{ takes: "<kind>", help: `Prints what the project has of a kind: ${listNames(names, "or")}.` }],
  options: { json: jsonOption },
  run: runList,
};

async function runList(given: Arguments, { root, write }: CliContext): Promise<ExitCode> {
  const [kind = ""] = given.positionals;
  const find = Object.hasOwn(lists, kind) ? lists[kind] : undefined;
  if (find === undefined)
    throw new UsageError(`${kind === "" ? "Say what to list." : `\`${kind}\` cannot be listed.`} ${suggestName(kind, names) ?? ""}`);
  const rows = find(loadFolder(root));
  write(given.has("json") ? `${JSON.stringify(rows, null, 2)}\n` : writeRows(rows.map((row) => Object.values(row))));
  return 0;
}
