/** The renderers of JSON Forms: the hand-written components, joined to it as its documentation says. */
import {
  type ArrayLayoutProps,
  and,
  type ControlProps,
  composePaths,
  isLayout,
  type JsonFormsRendererRegistryEntry,
  type LayoutProps,
  optionIs,
  rankWith,
  uiTypeIs,
} from "@jsonforms/core";
import {
  JsonFormsDispatch,
  useJsonForms,
  withJsonFormsArrayLayoutProps,
  withJsonFormsControlProps,
  withJsonFormsLayoutProps,
} from "@jsonforms/react";
import { type ComponentType, memo, type ReactElement, type ReactNode, useCallback } from "react";
import bar from "../../../src/widgets/bottom-bar/bottom-bar.module.css";
import stack from "../../../src/widgets/stack/stack.module.css";
import type { Period, Product } from "../page/subject.ts";
import { Saved } from "../react/cards.tsx";
import { Rest, send, Tip, Types } from "../react/form.tsx";
import { Action, Screen } from "../react/parts.tsx";
import type { Values } from "../react/peer.tsx";
import { PeriodList } from "../react/period-list.tsx";
import { Total, writeTotal } from "../react/periods.tsx";
import { ProductCard } from "../react/product-card.tsx";
import { TextArea } from "../react/text-area.tsx";

const noPeriods: readonly Period[] = [];

/** All that the screen keeps, for what shows more than its own property. */
function useData(): Values {
  return useJsonForms().core?.data ?? {};
}

function Elements({ uischema, schema, path, renderers, cells }: LayoutProps): ReactNode {
  const elements = isLayout(uischema) ? uischema.elements : [];
  return elements.map((element, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the elements of a layout stay in their order
    <JsonFormsDispatch key={at} uischema={element} schema={schema} path={path} renderers={renderers} cells={cells} />
  ));
}

/** `data` is the number of entries. */
function List({ data, path, schema, uischema }: ArrayLayoutProps): ReactNode {
  return Array.from({ length: data }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known to JSON Forms by its place
    <JsonFormsDispatch key={at} schema={schema} uischema={uischema.options?.["detail"]} path={composePaths(path, `${at}`)} />
  ));
}

const Card = memo(({ data, handleChange }: { readonly data: Product; handleChange: ControlProps["handleChange"] }): ReactElement => {
  const { hasTags = false, saved = 0 } = useData();
  const save = useCallback(() => handleChange("saved", saved + 1), [handleChange, saved]);
  return <ProductCard product={data} showTags={hasTags} onTap={save} />;
});

function drawAction(uischema: ControlProps["uischema"], onTap: () => void): ReactElement {
  const { id, label, isQuiet } = uischema.options ?? {};
  return <Action id={id} label={label} isQuiet={isQuiet} onTap={onTap} />;
}

function TotalControl({ data }: ControlProps): ReactElement {
  return <Total words={writeTotal(useData().periods ?? noPeriods, data)} />;
}

function Periods({ data, path, handleChange, uischema }: ControlProps): ReactElement {
  const choose = useCallback((chosen: number) => handleChange(path, chosen), [handleChange, path]);
  return <PeriodList label={uischema.options?.["label"]} periods={useData().periods ?? noPeriods} chosen={data} onChange={choose} />;
}

function All({ data, path, handleChange, uischema }: ControlProps): ReactElement {
  const { length } = useData().periods ?? noPeriods;
  return drawAction(uischema, () => handleChange(path, data === length ? 1 : length));
}

function Text({ data, path, handleChange, uischema }: ControlProps): ReactElement {
  const { isInvalid = false } = useData();
  const change = (text: string): void => {
    handleChange(path, text);
    if (isInvalid) handleChange("isInvalid", false);
  };
  return <TextArea label={uischema.options?.["label"]} value={data} isInvalid={isInvalid} onChange={change} />;
}

function Submit({ path, handleChange, uischema }: ControlProps): ReactElement {
  const { text = "" } = useData();
  return drawAction(uischema, () => (text === "" ? handleChange(path, true) : void send(text)));
}

function TypesElement(): ReactElement {
  const { type = "", sonType = "" } = useData();
  return <Types type={type} sonType={sonType} />;
}

const controls: { readonly [show: string]: ComponentType<ControlProps> } = {
  card: Card,
  switch: ({ data, path, handleChange, uischema }) => drawAction(uischema, () => handleChange(path, data !== true)),
  saved: ({ data }) => <Saved count={data} />,
  total: TotalControl,
  periods: Periods,
  all: All,
  text: Text,
  rest: ({ data }) => <Rest value={data} />,
  submit: Submit,
};

const layouts: { readonly [type: string]: ComponentType<LayoutProps> } = {
  Screen: (props) => (
    <Screen title={props.uischema.options?.["title"]} back={props.uischema.options?.["back"]}>
      <Elements {...props} />
    </Screen>
  ),
  Row: (props) => (
    <div className={stack.root} data-direction="row">
      <Elements {...props} />
    </div>
  ),
  Bar: (props) => (
    <div className={bar.root}>
      <Elements {...props} />
    </div>
  ),
  Types: TypesElement,
  Tip: () => <Tip />,
};

export const renderers: JsonFormsRendererRegistryEntry[] = [
  ...Object.entries(layouts).map(([type, show]) => ({ tester: rankWith(1, uiTypeIs(type)), renderer: withJsonFormsLayoutProps(show) })),
  ...Object.entries(controls).map(([name, show]) => ({
    tester: rankWith(2, and(uiTypeIs("Control"), optionIs("show", name))),
    renderer: withJsonFormsControlProps(show),
  })),
  { tester: rankWith(2, and(uiTypeIs("Control"), optionIs("show", "list"))), renderer: withJsonFormsArrayLayoutProps(List) },
];
