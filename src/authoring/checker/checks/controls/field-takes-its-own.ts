import { describeType } from "../../../../core/expression/index.ts";
import { hasOwn, joinPointer } from "../../../../core/json/index.ts";
import { typeOfState } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";
import { listStarts } from "../../queries/flows/flow-reach.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

/** `sms-code` and `smsCode` are one name. */
const bare = (name: string): string => name.replace(/[-_]/g, "").toLowerCase();
/** Whether one name is the other, or begins with it: `sms` and `smsCode`. */
const isAlike = (one: string, other: string): boolean => bare(one).startsWith(bare(other)) || bare(other).startsWith(bare(one));

export const fieldTakesItsOwn = screenCheck({ id: "field-takes-its-own", isGuess: true }, (index, report) => {
  const fields = listFields(index);
  for (const field of fields) {
    const own = Object.keys(index.screen.state ?? {}).find(
      (name) => isAlike(name, field.id) && kindOf(index, name) === kindOf(index, field.value),
    );
    if (own !== undefined && !isAlike(field.value, field.id))
      report(`${field.pointer}/bind`, {
        message: `\`${field.id}\` writes \`state.${field.value}\`, while \`state.${own}\` is at hand.`,
        help: `Write \`state.${own}\`, or give the node the name of what it writes.`,
      });
    const others = fields.filter((other) => other !== field && !isAlike(other.id, field.id));
    for (const [at, rule] of field.rules.entries()) {
      const mine = [...index.catalogue.rules.keys()].find((name) => holds(name, field.id));
      const other = others.find(({ id }) => holds(rule, id));
      if (mine !== undefined && other !== undefined && !holds(rule, field.id))
        report(joinPointer(field.pointer, "rules", at), {
          message: `\`${field.id}\` has the rule \`${rule}\`, which is named after \`${other.id}\`, while there is a rule \`${mine}\`.`,
          help: `Write \`${mine}\`.`,
        });
    }
    const label = /^\{texts\.(\w+)\}$/.exec(field.label)?.[1];
    const named = [...index.variant.texts.keys()].find((name) => isAlike(name, field.id));
    const other = label === undefined ? undefined : others.find(({ id }) => isAlike(label, id));
    if (label !== undefined && other !== undefined && named !== undefined && !isAlike(label, field.id))
      report(`${field.pointer}/props/label`, {
        message: `The label of \`${field.id}\` is \`texts.${label}\`, which is named after \`${other.id}\`, while there is \`texts.${named}\`.`,
        help: `Write \`{texts.${named}}\`.`,
      });
  }
  for (const { pointer, message, help } of listStrangers(index)) report(pointer, { message, help });
});

/** Nodes that start the flow, open the dialog or have the label which bears another node's name, while there is one of their own. */
function* listStrangers(index: ScreenIndex): Generator<{ pointer: string; message: string; help: string }> {
  const { nodes, variant } = index;
  const ids = nodes.map(({ node }) => node.id);
  const own = (id: string, names: Iterable<string>) => [...names].find((name) => bare(name) === bare(id));
  for (const { node, pointer } of nodes.filter(({ node: { bind } }) => bind === undefined)) {
    const label = /^\{texts\.(\w+)\}$/.exec(String(node.props?.["label"] ?? ""))?.[1];
    const mine = own(node.id, variant.texts.keys());
    // A text of its name that the node says elsewhere, such as in a message, is not its label.
    if (mine !== undefined && JSON.stringify(node.on ?? {}).includes(`texts.${mine}`)) continue;
    const other = label === undefined || bare(label) === bare(node.id) ? undefined : own(label, ids);
    if (label !== undefined && mine !== undefined && other !== undefined)
      yield {
        pointer: `${pointer}/props/label`,
        message: `The label of \`${node.id}\` is \`texts.${label}\`, which is named after \`${other}\`, while there is \`texts.${mine}\`.`,
        help: `Write \`{texts.${mine}}\`.`,
      };
  }
  yield* listLostFlows(index, own);
}

/** Flows that a node does not start which bears their name, while others do. */
function* listLostFlows(index: ScreenIndex, own: (id: string, names: Iterable<string>) => string | undefined) {
  const starts = listStarts(index).filter(({ pointer }) => pointer.includes("/on/"));
  const names = Object.keys(index.screen.flows ?? {});
  for (const { node, pointer } of index.nodes) {
    const meant = node.on === undefined ? undefined : own(node.id, names);
    const starting = starts.filter(({ flows }) => flows.some(({ name }) => name === meant));
    if (meant === undefined || starting.length === 0 || starting.some((start) => start.pointer.startsWith(`${pointer}/`))) continue;
    yield {
      pointer: `${pointer}/on`,
      message: `\`${node.id}\` does not start the flow \`${meant}\`, which bears its name, while another node does.`,
      help: `Run \`${meant}\`, or give the node or the flow another name.`,
    };
  }
}

/** Of a state value, in words. */
function kindOf({ catalogue, screen }: ScreenIndex, name: string): string {
  const entry = screen.state?.[name];
  return entry === undefined ? "" : describeType(typeOfState(catalogue, entry));
}

interface Field {
  readonly id: string;
  readonly pointer: string;
  /** Name of the state value that it writes. */
  readonly value: string;
  readonly rules: readonly string[];
  readonly label: string;
}

function listFields({ nodes, screen }: ScreenIndex): Field[] {
  return nodes.flatMap(({ node, pointer }) => {
    const value = node.bind?.split(".")[1];
    if (value === undefined || !hasOwn(screen.state ?? {}, value)) return [];
    return [{ id: node.id, pointer, value, rules: node.rules ?? [], label: String(node.props?.["label"] ?? "") }];
  });
}

function holds(rule: string, id: string): boolean {
  return bare(rule).includes(bare(id));
}
