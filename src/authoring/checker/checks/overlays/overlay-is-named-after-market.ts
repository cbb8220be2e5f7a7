import type { ProjectCheck } from "../../check.ts";

export const overlayIsNamedAfterMarket: ProjectCheck = {
  id: "overlay-is-named-after-market",
  what: "The name of an overlay's file has its market and its template, and no two overlays are for the same variant.",
  why: "People find an overlay by its file name; of two overlays for one variant the later one wins silently.",
  over: "project",
  run({ overlays, catalogue }, report) {
    const first = new Map<string, string>();
    for (const { file, value } of overlays) {
      const { market, templateId } = value.for;
      const parts = file.split("/").at(-1)?.split(".") ?? [];
      const named = parts.find((part) => catalogue.markets.has(part));
      if (templateId !== undefined && !parts.includes(templateId))
        report(
          { file, pointer: "/for/templateId", on: "value" },
          {
            message: `The file is for the template \`${templateId}\`, but is not named after it.`,
            help: `Name it \`${templateId}.json\`, or change \`templateId\`.`,
          },
        );
      if (named !== undefined && market !== named)
        report(
          { file, pointer: "/for", on: "value" },
          {
            message: `The file is named after \`${named}\`, but is for ${market === undefined ? "every market" : `\`${market}\``}.`,
            help: "Rename the file, or change `for`.",
          },
        );
      const variant = JSON.stringify([value.overlay, market, templateId]);
      const other = first.get(variant);
      if (other === undefined) first.set(variant, file);
      else
        report(
          { file, pointer: "/for", on: "value" },
          {
            message: `\`${value.overlay}\` has another overlay for the same variant.`,
            help: "Merge the two.",
            related: [{ file: other, pointer: "/for", on: "value" }],
          },
        );
    }
  },
};
