import { describeType } from "../../../../core/expression/index.ts";
import { hasOwn, joinPointer } from "../../../../core/json/index.ts";
import { typeOfState } from "../../../compiler/index.ts";
import type { ScreenCheck } from "../../check.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

/** `sms-code` and `smsCode` are one name. */
const bare = (name: string): string => name.replace(/[-_]/g, "").toLowerCase();
/** Whether one name is the other, or begins with it: `sms` and `smsCode`. */
const isAlike = (one: string, other: string): boolean => bare(one).startsWith(bare(other)) || bare(other).startsWith(bare(one));

export const fieldTakesItsOwn: ScreenCheck = {
  id: "field-takes-its-own",
  over: "screen",
  run(index, report) {
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
  },
};

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
