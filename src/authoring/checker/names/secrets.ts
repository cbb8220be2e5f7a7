/** State values that hold a card number or a code. */
import type { WidgetDeclaration } from "../../../core/format/index.ts";
import { joinPointer, readOwn } from "../../../core/json/index.ts";
import { overlaps } from "../../compiler/index.ts";
import { readsBelow } from "../queries/reads.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";

/** State values that hold a secret, each with the reason. */
export function listSecrets(index: ScreenIndex): Map<string, string> {
  const sent = index.steps.flatMap(({ step, pointer }): [string, string][] => {
    if (step.do !== "call") return [];
    return (index.catalogue.actions.get(step.action)?.secret ?? []).flatMap((input) =>
      Object.keys(index.screen.state ?? {})
        .filter((name) => readsState(index, joinPointer(pointer, "input", input), name))
        .map((name): [string, string] => [name, `\`${step.action}\` sends it as \`${input}\``]),
    );
  });
  return new Map([...sent, ...listTypedSecrets(index)]);
}

/** State values that a node takes a secret into. */
export function listTypedSecrets(index: ScreenIndex): Map<string, string> {
  return new Map(
    index.nodes.flatMap(({ node, widget }): [string, string][] => {
      const name = node.bind?.split(".")[1];
      return name !== undefined && isSecret(widget, node.props) ? [[name, `\`${node.id}\` takes a card number or a code`]] : [];
    }),
  );
}

function isSecret(widget: WidgetDeclaration | undefined, props: { readonly [name: string]: unknown } = {}): boolean {
  const secret = widget?.secret;
  if (typeof secret !== "object") return secret === true;
  return Object.entries(secret).some(([prop, values]) => values.some((value) => value === readOwn(props, prop)));
}

export function readsState(index: ScreenIndex, pointer: string, name: string): boolean {
  return readsBelow(index, pointer).some((path) => overlaps(path, `state.${name}`));
}
