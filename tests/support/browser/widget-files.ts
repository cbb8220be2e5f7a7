/** What widgets declare, those of the engine and those of the product, and their examples. */
import type { WidgetExample } from "../../../src/authoring/studio/protocol/widget.ts";

export interface Declaration {
  readonly id: string;
  readonly events?: object;
  readonly value?: object;
  readonly selectsView?: true;
  readonly showsBusy?: true;
  readonly props: { readonly properties: { readonly enabled?: object } };
}

interface ExampleFile {
  readonly examples: { readonly [name: string]: WidgetExample };
}

export const declarations = Object.values(
  import.meta.glob<Declaration>(["../../../src/widgets/*/*.schema.json", "../../../widgets/*/*.schema.json"], { eager: true }),
);

const files = import.meta.glob<ExampleFile>(["../../../src/widgets/*/*.examples.json", "../../../widgets/*/*.examples.json"], {
  eager: true,
});
const byWidget = new Map(Object.entries(files).map(([path, { examples }]) => [path.split("/").at(-2), Object.entries(examples)]));

export const examplesOf = (widget: string): readonly (readonly [name: string, example: WidgetExample])[] => byWidget.get(widget) ?? [];
