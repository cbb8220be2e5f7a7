// The parts of a definition to which a provider can hold the output of a model, in a form that is flat and closed.
import { isObject, readOwn } from "../../../core/json/index.ts";
import { anyNodeSchema, definitionSchemas, languagesOf, type Project } from "../../compiler/index.ts";
import {
  choiceForm,
  describedForm,
  eitherForm,
  type Form,
  fieldsForm,
  integerForm,
  type Keywords,
  optionalForm,
  pairsForm,
} from "./form.ts";
import { type Forms, formOf } from "./from-schema.ts";
import { elementForm } from "./widget-forms.ts";

const makers: { readonly [kind: string]: (project: Project) => Form } = {
  node: nodeForm,
  step: (project) => rootForm("step", mustForm({ $ref: "layar:step" }, formsOf(project))),
  overlay: overlayForm,
  texts: (project) => rootForm("texts", textsForm(project)),
};

/** Of what a part is: `node`, `step`, `overlay` or `texts`. */
export const constrainedKinds: readonly string[] = Object.keys(makers);

/** Providers want an object at the root. */
function rootForm(name: string, form: Form): Form {
  const root = fieldsForm({ [name]: form });
  return { ...root, read: (value) => Object(root.read(value))[name] };
}

/** Undefined where there is no such kind. */
export function constrainedForm(project: Project, kind: string): Form | undefined {
  return readOwn(makers, kind)?.(project);
}

/** Names of nodes, flows, dialogs and the like are each screen's own. */
function namesIn({ catalogue, screens }: Project, kind: string): readonly string[] | undefined {
  const names: { readonly [kind: string]: Iterable<string> } = {
    action: catalogue.actions.keys(),
    disclosure: Object.keys(catalogue.settings.disclosures ?? {}),
    language: catalogue.languages.keys(),
    rule: catalogue.rules.keys(),
    screen: screens.keys(),
    shellKey: catalogue.shell.keys(),
    stored: catalogue.stored.keys(),
  };
  const known = names[kind];
  return known && [...known];
}

function formsOf(project: Project, given: Forms["given"] = {}): Forms {
  return { namesOf: (kind) => namesIn(project, kind), given };
}

/** Of what every project has. */
function mustForm(schema: Keywords, forms: Forms): Form {
  const form = formOf(schema, forms, "");
  if (form === undefined) throw new Error("The format has a part that no form can say.");
  return form;
}

/** An object of the format without some of its parts, and others in their place. */
function partsForm(schema: Keywords, left: readonly string[], forms: Forms, required: readonly string[] = []): Form {
  const properties = isObject(schema["properties"]) ? schema["properties"] : {};
  const kept = Object.entries(properties).filter(([name]) => !left.includes(name));
  const added = Object.keys(forms.given).filter((name) => !name.includes(":"));
  return mustForm({ properties: Object.fromEntries([...kept, ...added.map((name) => [name, { $ref: name }] as const)]), required }, forms);
}

/** Without nodes inside it: these are nodes of their own. What only its widget knows stands together, once for each. */
function nodeForm(project: Project): Form {
  const flow = mustForm({ $ref: "layar:step#/$defs/flow" }, formsOf(project));
  const element = eitherForm([...project.catalogue.widgets.values()].map((widget) => elementForm(widget, flow)));
  const form = partsForm(anyNodeSchema, ["widget", "props", "on", "children", "slots"], formsOf(project, { element }), ["id", "element"]);
  return {
    ...form,
    read(value) {
      const { element: own, ...rest } = Object(form.read(value));
      const { widget, ...others } = Object(own);
      return { widget, ...rest, ...others };
    },
  };
}

/** A date, and an hour where it is not midnight. */
function momentForm(): Form {
  const [day, hour] = [{ year: integerForm(2000, 2099), month: integerForm(1, 12), day: integerForm(1, 31) }, integerForm(0, 23)];
  const form = fieldsForm({ ...day, hour: optionalForm(hour) });
  return {
    ...form,
    read(value) {
      const { year, month, day: of, hour: at } = Object(form.read(value));
      const two = (number: unknown) => String(number).padStart(2, "0");
      return `${String(year)}-${two(month)}-${two(of)}${at === undefined ? "" : `T${two(at)}:00`}`;
    },
  };
}

function textsForm(project: Project): Form {
  const [name, translation] = ["layar:overlay#/properties/texts/propertyNames", "layar:texts#/$defs/translation"];
  const languages = Object.fromEntries(languagesOf(project.catalogue).map((language) => [language, { $ref: translation }]));
  const { count } = Object(Object(Object(definitionSchemas.texts["$defs"])["text"])["properties"]);
  const entry = mustForm({ properties: { count, ...languages }, required: Object.keys(languages) }, formsOf(project));
  return pairsForm(mustForm({ $ref: name }, formsOf(project)), entry, ["name", "text"]);
}

/** Whose overlay it is, its path says, and `check --fix` writes what it replaces. */
function overlayForm(project: Project): Form {
  const forms = formsOf(project);
  const remove: Form = { ...describedForm(choiceForm(["remove"]), "Takes the node out."), read: () => null };
  const change = partsForm(anyNodeSchema, ["widget", "id", "children", "slots"], forms);
  const moment = momentForm();
  // The parts that an overlay takes as a patch have no closed form.
  const patches = ["load", "state", "values", "timers", "flows", "dialogs"];
  const { screen } = Object(definitionSchemas.overlay["properties"]);
  const parts = Object.keys(Object(screen)["properties"]).filter((name) => !patches.includes(name));
  const others = Object.keys(Object(definitionSchemas.screen["properties"])).filter((name) => !parts.includes(name));
  const given = {
    screen: partsForm(definitionSchemas.screen, others, forms),
    from: moment,
    until: moment,
    texts: textsForm(project),
    nodes: pairsForm(mustForm({ $ref: "layar:parts#/$defs/kebabName" }, forms), eitherForm([change, remove]), ["id", "change"]),
    "layar:node": nodeForm(project),
  };
  return partsForm(definitionSchemas.overlay, ["overlay", "for", "replaces", ...Object.keys(given)], formsOf(project, given));
}
