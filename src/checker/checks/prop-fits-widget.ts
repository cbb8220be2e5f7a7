import type { ScreenCheck } from "../check.ts";
import { checkNameSet } from "../name-set.ts";
import { checkFit, typeOfSchema } from "../value-type.ts";

export const propFitsWidget: ScreenCheck = {
  id: "prop-fits-widget",
  why: "A widget shows a gap or wrong words when a property has another type than it declares, an empty value included.",
  over: "screen",
  run(outline, report) {
    for (const { node, pointer, widget } of outline.nodes) {
      if (widget === undefined) continue;
      const properties = new Map<string, unknown>(Object.entries(widget.props.properties));
      const props = node.props ?? {};
      checkNameSet(
        {
          given: Object.keys(props),
          taken: [...properties.keys()],
          required: widget.props.required ?? [],
          taker: `\`${node.widget}\``,
          noun: "property",
          at: `${pointer}/props`,
          whole: pointer,
        },
        report,
      );
      for (const [name, value] of Object.entries(props)) {
        if (!properties.has(name)) continue;
        checkFit(
          outline,
          {
            value,
            at: `${pointer}/props/${name}`,
            want: typeOfSchema(outline, properties.get(name)),
            taker: `\`${name}\` of \`${node.widget}\``,
          },
          report,
        );
      }
    }
  },
  bad: [
    { screen: { body: [{ widget: "text", id: "words", props: { text: "{size(company.name)}" } }] } },
    {
      screen: { load: { choices: { action: "choices" } }, body: [{ widget: "text", id: "words", props: { text: "{data.choices.note}" } }] },
    },
  ],
  good: [
    {
      screen: {
        load: { choices: { action: "choices" } },
        body: [{ widget: "text", id: "words", props: { text: "{first(data.choices.note, '')}" } }],
      },
    },
  ],
};
