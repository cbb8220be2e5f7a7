/** Widgets that count how often they render, and ones that misbehave. */

import type { RootAttributes } from "layar/widget-kit";
import type { ReactNode } from "react";

interface Given {
  readonly root: RootAttributes;
  readonly text?: unknown;
  readonly value?: unknown;
  readonly busy?: true;
  readonly invalid?: string;
  readonly on?: Readonly<Record<string, (payload?: unknown) => Promise<unknown>>>;
  readonly onChange?: (value: unknown) => void;
  readonly children?: ReactNode;
}

export function createWidgets() {
  /** Renders by node id. */
  const renders = new Map<string, number>();
  const count = ({ root }: Given): void => {
    renders.set(root["data-node"], (renders.get(root["data-node"]) ?? 0) + 1);
  };
  const label = (props: Given): ReactNode => {
    count(props);
    return <p {...props.root}>{String(props.text ?? "")}</p>;
  };
  const field = (props: Given): ReactNode => {
    count(props);
    return (
      <input
        {...props.root}
        aria-label={props.root["data-node"]}
        aria-invalid={props.invalid ? true : undefined}
        value={String(props.value)}
        onChange={(event) => props.onChange?.(event.target.value)}
      />
    );
  };
  const button = (props: Given): ReactNode => {
    count(props);
    return (
      <button {...props.root} type="button" aria-busy={props.busy} onClick={() => void props.on?.tap?.()}>
        {String(props.text ?? "go")}
      </button>
    );
  };
  const box = (props: Given): ReactNode => {
    count(props);
    return <div {...props.root}>{props.children}</div>;
  };
  const heading = (props: Given): ReactNode => <h1 {...props.root}>{String(props.text)}</h1>;
  /** Throws for the text `bad`. */
  const brittle = (props: Given): ReactNode => {
    if (props.text === "bad") throw new TypeError("brittle");
    return <p {...props.root}>{String(props.text)}</p>;
  };
  return { renders, widgets: { label, field, button, box, heading, brittle } };
}
