import type { WidgetDeclaration } from "../../../../core/format/index.ts";
import { joinPointer, readOwn } from "../../../../core/json/index.ts";
import { overlaps } from "../../../compiler/index.ts";
import type { ScreenCheck } from "../../check.ts";
import { readsBelow } from "../../queries/reads.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

export const secretIsNotStored: ScreenCheck = {
  id: "secret-is-not-stored",
  over: "screen",
  run(index, report) {
    const secrets = listSecrets(index);
    for (const [name, entry] of Object.entries(index.screen.state ?? {})) {
      const because = secrets.get(name);
      if (typeof entry === "object" && entry.draft && because !== undefined)
        report(`/state/${name}/draft`, {
          message: `The draft of \`state.${name}\` would store a secret on the device: ${because}.`,
          help: "Remove `draft`.",
        });
    }
    for (const { step, pointer } of index.steps) {
      for (const name of step.do === "store" ? Object.keys(step.values) : []) {
        const at = joinPointer(pointer, "values", name);
        const read = [...secrets.keys()].find((secret) => readsState(index, at, secret));
        if (read !== undefined)
          report(at, {
            message: `The step would store a secret on the device: ${secrets.get(read)}.`,
            help: `Store nothing of \`state.${read}\`.`,
          });
      }
    }
  },
};

/** State values that hold a secret, each with the reason. */
function listSecrets(index: ScreenIndex): Map<string, string> {
  const written = index.nodes.flatMap(({ node, widget }): [string, string][] => {
    const name = node.bind?.split(".")[1];
    return name !== undefined && isSecret(widget, node.props) ? [[name, `\`${node.id}\` takes a card number or a code`]] : [];
  });
  const sent = index.steps.flatMap(({ step, pointer }): [string, string][] => {
    if (step.do !== "call") return [];
    return (index.catalogue.actions.get(step.action)?.secret ?? []).flatMap((input) =>
      Object.keys(index.screen.state ?? {})
        .filter((name) => readsState(index, joinPointer(pointer, "input", input), name))
        .map((name): [string, string] => [name, `\`${step.action}\` sends it as \`${input}\``]),
    );
  });
  return new Map([...sent, ...written]);
}

function isSecret(widget: WidgetDeclaration | undefined, props: { readonly [name: string]: unknown } = {}): boolean {
  const secret = widget?.secret;
  if (typeof secret !== "object") return secret === true;
  return Object.entries(secret).some(([prop, values]) => values.some((value) => value === readOwn(props, prop)));
}

function readsState(index: ScreenIndex, pointer: string, name: string): boolean {
  return readsBelow(index, pointer).some((path) => overlaps(path, `state.${name}`));
}
