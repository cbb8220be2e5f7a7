// Nodes and steps whose meaning format 2 says in fewer words.
import { isObject, type JsonObject } from "../../../core/json/index.ts";
import { type DefinitionFile, holdsScreens, mapObjects } from "./definition-file.ts";
import { withoutFallback } from "./rewrite-expressions.ts";
import type { WidgetProps } from "./widget-props.ts";

/** A property that the widget does not require may be empty. */
function withoutFallbacks(node: JsonObject, widgetProps: WidgetProps): JsonObject {
  if (!isObject(node["props"])) return node;
  const props = Object.entries(node["props"]).map(([name, value]) => {
    const shorter = typeof value === "string" && widgetProps.mayBeEmpty(String(node["widget"]), name) ? withoutFallback(value) : undefined;
    return [name, shorter ?? value];
  });
  return { ...node, props: Object.fromEntries(props) };
}

/** `fail` that first deals with an unknown outcome and stops becomes a decision between the two, which has a short form. */
function withDecision(call: JsonObject): JsonObject {
  const [decide, ...others]: unknown[] = Array.isArray(call["fail"]) ? call["fail"] : [];
  if (!isObject(decide) || decide["if"] !== "answer.kind == 'timeout'" || "else" in decide || others.length === 0) return call;
  const steps: unknown[] = Array.isArray(decide["then"]) ? decide["then"] : [];
  const last = steps[steps.length - 1];
  if (!isObject(last) || Object.keys(last).join() !== "do" || last["do"] !== "stop") return call;
  return { ...call, fail: [{ ...decide, then: steps.slice(0, -1), else: others }] };
}

export function rewriteNodes(file: DefinitionFile, widgetProps: WidgetProps): DefinitionFile {
  if (!holdsScreens(file)) return file;
  const rewrite = (object: JsonObject) => {
    if (object["do"] === "call") return withDecision(object);
    return typeof object["widget"] === "string" ? withoutFallbacks(object, widgetProps) : object;
  };
  return { ...file, value: mapObjects(file.value, rewrite) };
}
