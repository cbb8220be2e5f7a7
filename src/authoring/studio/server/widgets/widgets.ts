/** What the gallery shows: the widgets of the project with their examples, properties, events, and the screens that use them. */
import { describeType, typeFromSchema } from "../../../../core/expression/index.ts";
import type { WidgetDeclaration } from "../../../../core/format/index.ts";
import { isObject, readOwn } from "../../../../core/json/index.ts";
import { type Catalogue, walkNodes } from "../../../compiler/index.ts";
import { diagnoseAll } from "../../../language/service/index.ts";
import { writeWidgetModule } from "../../../vite/index.ts";
import type { ExampleSummary, PropertySummary, WidgetDetails, WidgetSummary, WidgetUse } from "../../protocol/widget.ts";
import { readExample } from "../../protocol/widget-example.ts";
import type { EditedProject } from "../edited-project.ts";
import type { Previews } from "../previews.ts";
import type { Handlers, StudioContext } from "../studio-context.ts";
import { fieldOf, listChoices } from "./widget-fields.ts";

export function createWidgetHandlers({ edited, previews }: Pick<StudioContext, "edited" | "previews">) {
  return {
    widgets: () => listWidgets(edited, previews),
    widget: ({ id }) => describeWidget(edited, previews, id),
  } satisfies Partial<Handlers>;
}

const examplesOf = (id: string): string => `widgets/${id}/${id}.examples.json`;

function listWidgets(edited: EditedProject, previews: Previews): readonly WidgetSummary[] {
  const { workspace } = edited;
  const problems = diagnoseAll(workspace);
  const { catalogue } = workspace.compile().project;
  return [...catalogue.widgets.values()]
    .sort((one, other) => one.id.localeCompare(other.id))
    .map(({ id, description, events = {} }) => {
      const file = examplesOf(id);
      const value = edited.valueOf(file);
      const examples = listExamples(value);
      const [first] = examples;
      const shown = first && readExample(value, first.name);
      return {
        id,
        description,
        file,
        examples,
        module: previews.keep(writeWidgetModule(id, catalogue, previews.root)),
        events: Object.keys(events),
        ...(shown && { shown }),
        problems: problems.filter((one) => one.file.startsWith(`widgets/${id}/`) && !one.isNotice).length,
        isEdited: edited.isEdited(file),
      };
    });
}

/** Of a file that somebody is still writing. */
function listExamples(file: unknown): readonly ExampleSummary[] {
  const examples = isObject(file) ? file["examples"] : undefined;
  const all = Object.entries(isObject(examples) ? examples : {}).map(([name, one]) => ({
    name,
    title: isObject(one) ? String(one["title"] ?? name) : name,
    isHidden: isObject(one) && one["hidden"] === true,
  }));
  return [...all.filter(({ isHidden }) => !isHidden), ...all.filter(({ isHidden }) => isHidden)];
}

function describeWidget(edited: EditedProject, previews: Previews, id: string): WidgetDetails | null {
  const { workspace } = edited;
  const { catalogue } = workspace.compile().project;
  const widget = catalogue.widgets.get(id);
  if (widget === undefined) return null;
  const typeOf = (schema: unknown): string => (schema === undefined ? "" : describeType(typeFromSchema(schema, catalogue.resolve)));
  const given = collectNodes(workspace, id);
  return {
    id,
    file: examplesOf(id),
    examples: listExamples(edited.valueOf(examplesOf(id))),
    description: widget.description,
    properties: listProperties(widget, catalogue, given),
    value: typeOf(widget.value),
    events: Object.entries(widget.events ?? {}).map(([name, { description, payload, reply }]) => ({
      name,
      description,
      payload: typeOf(payload),
      reply: typeOf(reply),
    })),
    slots: Object.entries(widget.slots ?? {}).map(([name, description]) => ({ name, description: String(description) })),
    uses: joinUses(given),
    module: previews.keep(writeWidgetModule(id, catalogue, previews.root)),
  };
}

interface GivenNode {
  readonly screen: string;
  readonly node: string;
  readonly props: { readonly [name: string]: unknown };
}

/** The nodes of a widget in the first variant of each screen. */
function collectNodes(workspace: EditedProject["workspace"], id: string): readonly GivenNode[] {
  return [...workspace.compile().screens.values()].flatMap(({ id: screen, variants: [first] }) =>
    first === undefined
      ? []
      : [
          ...[...walkNodes(first.resolved.screen)].flatMap(({ node }) =>
            node.widget === id ? [{ screen, node: node.id, props: node.props ?? {} }] : [],
          ),
          ...(id === "dialog" ? Object.keys(first.resolved.screen.dialogs ?? {}).map((node) => ({ screen, node, props: {} })) : []),
        ],
  );
}

function joinUses(nodes: readonly GivenNode[]): readonly WidgetUse[] {
  return [...new Set(nodes.map(({ screen }) => screen))].map((screen) => ({
    screen,
    nodes: nodes.filter((one) => one.screen === screen).map(({ node }) => node),
  }));
}

function listProperties({ props }: WidgetDeclaration, { resolve }: Catalogue, given: readonly GivenNode[]): readonly PropertySummary[] {
  return Object.entries(props.properties).map(([name, written]: [string, unknown]) => {
    const schema = isObject(written) ? written : {};
    const values = given.map((node) => readOwn(node.props, name)).filter((value) => value !== undefined);
    const bound = values.filter(isBound).length;
    return {
      name,
      type: describeType(typeFromSchema(schema, resolve)),
      description: String(schema["description"] ?? ""),
      isRequired: props.required?.includes(name) ?? false,
      ...(schema["default"] !== undefined && { default: JSON.stringify(schema["default"]) }),
      field: fieldOf(schema),
      choices: listChoices(schema),
      bound,
      constant: values.length - bound,
    };
  });
}

/** Whether an expression reads more than texts, which are the same whenever the screen is open. */
function isBound(value: unknown): boolean {
  return typeof value === "string" && /\{(?!texts\.\w+\})/.test(value);
}
