import { isObject } from "../../../../core/json/index.ts";
import { projectCheck } from "../../check.ts";
import { listTwins } from "../../queries/find-twins.ts";
import { atValue } from "../../queries/places.ts";

export const screenIsItsOwn = projectCheck({ id: "screen-is-its-own", isGuess: true }, ({ screens, overlays, catalogue }, report) => {
  const bases = [...screens].map(([id, { file, value }]) => [id, { file, value }] as const);
  for (const { name, first } of listTwins(bases, ({ value: { id: _, route: __, title: ___, ...body } }) => body))
    report(atValue(screens.get(name)?.file ?? "", "/body"), {
      message: `\`${name}\` is \`${first}\` under another route.`,
      help: "Change what should differ, or lead to the one that is there.",
    });
  const changes = overlays.map(({ file, value }) => [file, value] as const);
  for (const { name, first } of listTwins(changes, ({ for: { market }, $schema: _, ...change }) => [change.overlay, market, change]))
    report(atValue(name, ""), {
      message: `This changes the screen as \`${first}\` does.`,
      help: "Change what should differ, or name both in one.",
    });
  for (const [, { file, value }] of bases) {
    const heading = value.body.find(({ widget }) => catalogue.widgets.get(widget)?.heading)?.props?.["title"];
    const [title, head] = [value.title, heading].map(nameOf);
    const shown = JSON.stringify([value.body, value.dialogs, value.flows]);
    const others = (name: string | undefined) => shown.split(`{texts.${name}}`).length - 1;
    if (title === undefined || head === undefined || title === head) continue;
    // The heading itself shows its text once.
    const strange = others(title) > 0 ? title : others(head) > 1 ? head : undefined;
    if (strange !== undefined)
      report(atValue(file, "/title"), {
        message: `The title is \`texts.${title}\`, the heading \`texts.${head}\`, and \`texts.${strange}\` names another part of the screen.`,
        help: "Name the screen alike in both: histories and screen readers say its title.",
      });
  }
});

/** Of the text that is all there is. */
function nameOf(text: unknown): string | undefined {
  return isObject(text) ? undefined : /^\{texts\.(\w+)\}$/.exec(String(text))?.[1];
}
