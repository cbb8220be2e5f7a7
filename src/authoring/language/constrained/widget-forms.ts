// What a widget takes, as a model is held to write it.
import type { WidgetDeclaration } from "../../../core/format/index.ts";
import { isObject } from "../../../core/json/index.ts";
import {
  choiceForm,
  describedForm,
  eitherForm,
  type Fields,
  type Form,
  fieldsForm,
  type Keywords,
  listForm,
  optionalForm,
  pairsForm,
  textForm,
  valueForm,
} from "./form.ts";

/** Any property takes an expression in braces as well, but for a choice, which is worth more as one. A list within a list is one alone. */
function propForm(schema: unknown, isListed: boolean): Form {
  const { enum: values, type, description, items } = isObject(schema) ? schema : {};
  const expression = "Or an expression in braces.";
  if (Array.isArray(values) && values.every((value) => typeof value === "string")) return describedForm(choiceForm(values), description);
  if (type === "string") return describedForm(textForm(), description);
  const isList = !isListed && type === "array" && isObject(items) && isObject(items["properties"]);
  const form = isList ? eitherForm([listForm(propsForm(items, true)), textForm()]) : valueForm;
  return describedForm(describedForm(form, expression), description);
}

function propsForm({ properties, required }: Keywords, isListed = false): Form {
  const needed = [required].flat();
  return fieldsForm(
    Object.fromEntries(
      Object.entries(isObject(properties) ? properties : {}).map(([name, schema]) => {
        const form = propForm(schema, isListed);
        return [name, needed.includes(name) ? form : optionalForm(form)];
      }),
    ),
  );
}

/** Its name, its properties and what its events start. `flow` is the form of what an event starts. */
export function elementForm({ id, description, props, events = {} }: WidgetDeclaration, flow: Form): Form {
  const names = Object.keys(events);
  const on: Fields = names.length === 0 ? {} : { on: pairsForm(choiceForm(names), flow, ["event", "flow"]) };
  return describedForm(fieldsForm({ widget: choiceForm([id]), props: propsForm(props), ...on }), description);
}
