/** What the start page shows: the screens with their variants and scenarios, and what is wrong. */
import { lineColumnAt } from "../../checker/index.ts";
import { type CompiledScreen, type Project, readDefinitionPath, readFixedText } from "../../compiler/index.ts";
import { type Diagnostic, diagnoseAll, type TextPlace } from "../../language/service/index.ts";
import { type MockProject, writeVariantAddress } from "../../mock/server/index.ts";
import type { ProjectSummary, ScreenSummary, StudioPlace, StudioProblem } from "../protocol/index.ts";
import type { EditedProject } from "./edited-project.ts";
import { findPromotionScenario } from "./promotion/promotion.ts";

type Described = Pick<ScreenSummary, "route" | "description" | "variants">;

/** Of each screen as it was when its file could be read last: a comma that is missing for a moment takes no variant away. */
const described = new WeakMap<EditedProject, Map<string, Described>>();

export function summarize(edited: EditedProject, mock: MockProject): ProjectSummary {
  const { workspace } = edited;
  const { project, screens } = workspace.compile();
  const scenarios = new Map(mock.scenarios.map(({ screen, scenarios: all }) => [screen, Object.keys(all)]));
  const problems = diagnoseAll(workspace).map((one) => showProblem(edited, one));
  const paths = workspace.paths.filter((path) => readDefinitionPath(path).kind === "screen");
  return {
    markets: [...project.catalogue.markets.values()].map(({ id, languages, timeZone }) => ({
      ...{ id, languages, timeZone },
      file: `screens/catalogue/markets/${id}.json`,
    })),
    languageIds: [...project.catalogue.languages.keys()],
    languages: [...project.catalogue.languages.values()]
      .filter(({ id }) => [...project.catalogue.markets.values()].some(({ languages }) => languages.length > 1 && languages.includes(id)))
      .map(({ id, name = id }) => ({ id, name })),
    problems,
    screens: paths.map((path): ScreenSummary => {
      const id = readDefinitionPath(path).screen ?? path;
      const files = [path, ...workspace.paths.filter((one) => one !== path && readDefinitionPath(one).screen === id)];
      return {
        id,
        domain: path.split("/").slice(1, -2).join("/"),
        ...describeReadable(edited, id, describe(screens.get(id), project, mock)),
        promotions: files.flatMap((file) => {
          const { kind, variant = "" } = readDefinitionPath(file);
          return kind === "overlay" && !project.catalogue.markets.has(variant) ? [{ id: variant, file }] : [];
        }),
        scenarios: scenarios.get(id) ?? [],
        files,
        problems: problems.filter(({ file, isNotice }) => !isNotice && files.includes(file)).length,
        edited: files.filter((file) => edited.isEdited(file)),
      };
    }),
  };
}

function describeReadable(edited: EditedProject, id: string, now: Described): Described {
  const before = described.get(edited) ?? new Map<string, Described>();
  described.set(edited, before);
  if (now.variants.length === 0) return before.get(id) ?? now;
  before.set(id, now);
  return now;
}

/** What the server fills in says nothing here. */
function withoutExpressions(text: string): string {
  return text.includes("{") ? "" : text;
}

function describe(screen: CompiledScreen | undefined, project: Project, mock: MockProject): Described {
  const first = screen?.variants[0];
  if (screen === undefined || first === undefined) return { route: "", description: "", variants: [] };
  const { route, title, description } = first.resolved.screen;
  const fixed = (text: unknown, pointer: string): string =>
    withoutExpressions(readFixedText(first.analysed, typeof text === "string" ? text : undefined, pointer) ?? "");
  return {
    route,
    description: fixed(description, "/description") || fixed(title, "/title"),
    variants: screen.variants.map(({ resolved: { name, market, period, templateId: promotion } }) => {
      const [, language] = /^[^@+]+(?:@([^+]+))?/.exec(name) ?? [];
      const scenario = promotion === undefined ? "" : findPromotionScenario(project, screen.id, promotion);
      return {
        name,
        market: market.id,
        address: writeVariantAddress(mock, { screen: screen.id, variant: name }) ?? "",
        promotion,
        language,
        ...(period && { period }),
        ...(scenario !== "" && { scenario }),
      };
    }),
  };
}

export function showPlace({ workspace }: EditedProject, { file, start, end }: TextPlace): StudioPlace {
  return { file, start, end, ...lineColumnAt(workspace.textOf(file), start) };
}

export function showProblem(edited: EditedProject, { check, message, isNotice, related, fix, ...place }: Diagnostic): StudioProblem {
  return {
    check,
    message,
    isNotice,
    ...showPlace(edited, place),
    related: related.map((one) => showPlace(edited, one)),
    hasFix: fix !== undefined,
  };
}
