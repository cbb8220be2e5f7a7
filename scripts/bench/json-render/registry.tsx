/** The components that specs name. They are the hand-written ones, joined to json-render as its documentation says. */
import { type BaseComponentProps, type ComponentRegistry, type ComponentRenderProps, useBoundProp } from "@json-render/react";
import type { ReactElement, ReactNode } from "react";
import bar from "../../../src/widgets/bottom-bar/bottom-bar.module.css";
import stack from "../../../src/widgets/stack/stack.module.css";
import type { Period, Product } from "../page/subject.ts";
import { Saved } from "../react/cards.tsx";
import { Rest, Tip, Types } from "../react/form.tsx";
import { Action, Screen } from "../react/parts.tsx";
import { PeriodList, Row } from "../react/period-list.tsx";
import { Total } from "../react/periods.tsx";
import { ProductCard } from "../react/product-card.tsx";
import { Rows } from "../react/show-row.tsx";
import { TextArea } from "../react/text-area.tsx";

type Show<P> = (context: BaseComponentProps<P>) => ReactNode;

function join<P>(show: Show<P>): (rendered: ComponentRenderProps<P>) => ReactNode {
  return ({ element, children, emit, on, bindings }) => show({ props: element.props, children, emit, on, bindings });
}

function BoundPeriods({ props, bindings }: BaseComponentProps<{ label: string; periods: Period[]; chosen: number }>): ReactElement {
  const [chosen, setChosen] = useBoundProp(props.chosen, bindings?.chosen);
  return <PeriodList label={props.label} periods={props.periods} chosen={chosen ?? 0} onChange={setChosen} />;
}

function BoundText({ props, bindings }: BaseComponentProps<{ label: string; value: string; isInvalid: boolean }>): ReactElement {
  const [value, setValue] = useBoundProp(props.value, bindings?.value);
  return <TextArea label={props.label} value={value ?? ""} isInvalid={props.isInvalid} onChange={setValue} />;
}

export const registry: ComponentRegistry = {
  Screen: join<{ title: string; back?: string }>(({ props, children }) => <Screen {...props}>{children}</Screen>),
  Row: join(({ children }) => (
    <div className={stack.root} data-direction="row">
      {children}
    </div>
  )),
  Bar: join(({ children }) => <div className={bar.root}>{children}</div>),
  List: join(({ children }) => children),
  Action: join<{ id: string; label: string; isQuiet?: boolean }>(({ props, emit }) => <Action {...props} onTap={() => emit("press")} />),
  Saved: join<{ count: number }>(({ props }) => <Saved count={props.count} />),
  ProductCard: join<{ product: Product; showTags: boolean }>(({ props, emit }) => <ProductCard {...props} onTap={() => emit("press")} />),
  Total: join<{ words: string }>(({ props }) => <Total words={props.words} />),
  Rows: join<{ label: string }>(({ props, children }) => <Rows label={props.label}>{children}</Rows>),
  Period: join<{ period: Period; index: number; chosen: number }>(({ props: { period, index, chosen }, emit }) => (
    <Row period={period} index={index} isChosen={index < chosen} onToggle={() => emit("press")} />
  )),
  PeriodList: join<{ label: string; periods: Period[]; chosen: number }>((context) => <BoundPeriods {...context} />),
  Types: join<{ type: string; sonType: string }>(({ props }) => <Types {...props} />),
  TextArea: join<{ label: string; value: string; isInvalid: boolean }>((context) => <BoundText {...context} />),
  Rest: join<{ value: string }>(({ props }) => <Rest value={props.value} />),
  Tip: join(() => <Tip />),
};
