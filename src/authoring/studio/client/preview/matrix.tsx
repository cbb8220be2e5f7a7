/** The screen in four circumstances at once. */
import { type ReactElement, useEffect, useRef, useState } from "react";
import type { ScreenSummary } from "../../protocol/index.ts";
import type { FromFrame, ToFrame } from "../../protocol/preview.ts";
import { Button } from "../parts/button.tsx";
import { nameOfVariant } from "../parts/name-of.ts";
import { setQuery } from "../router.ts";
import { textSizes, usual, widths } from "./device-sizes.ts";
import * as styles from "./matrix.module.css";
import { PreviewFrame } from "./preview-frame.tsx";
import { type PreviewState, readPreviewState } from "./preview-state.ts";
import { Choice } from "./switches.tsx";
import type { Send } from "./use-frame.ts";

interface MatrixProps {
  readonly screen: ScreenSummary;
  readonly query: URLSearchParams;
  /** Of the first frame; the others differ in what is chosen above each. */
  readonly previewState: PreviewState;
  readonly isPicking: boolean;
  readonly marked: string;
  /** Of the frame that the panels speak of: the first one, until an element of another one or its bar is chosen. */
  readonly onMessage: (message: FromFrame) => void;
  readonly onConnect: (send: (message: ToFrame) => void) => void;
}

const places = [1, 2, 3, 4] as const;
const gap = 12;

export function Matrix({ screen, query, previewState, isPicking, marked, onMessage, onConnect }: MatrixProps): ReactElement {
  const host = useRef<HTMLDivElement>(null);
  const column = useColumn(host);
  const [chosen, setChosen] = useState(1);
  const sends = useRef(new Map<number, Send>());
  const choose = (place: number): void => {
    const send = sends.current.get(place);
    if (place === chosen || send === undefined) return;
    setChosen(place);
    setQuery("variant", queryOf(query, place, screen).get("variant") ?? "");
    onConnect(send);
    send({ kind: "catch-up" });
  };
  const connect = (place: number, send: Send): void => {
    sends.current.set(place, send);
    if (place === chosen) onConnect(send);
  };
  const listen = (place: number, message: FromFrame): void => {
    if (message.kind === "picked") choose(place);
    if (place === chosen || message.kind === "picked") onMessage(message);
  };
  return (
    <div ref={host} className={styles.matrix}>
      {places.map((place) => {
        const own = queryOf(query, place, screen);
        const { variant, language, scheme, width, textSize } = readPreviewState(own, screen);
        const shown = { ...previewState, variant, language, scheme, width, textSize };
        return (
          <section key={place} aria-label={`Preview ${place}`}>
            <Bar place={place} query={own} screen={screen} isChosen={place === chosen} onChoose={() => choose(place)} />
            <PreviewFrame
              screen={screen.id}
              previewState={shown}
              scale={Math.min(1, column / shown.width)}
              isPicking={isPicking}
              marked={marked}
              onMessage={(message) => listen(place, message)}
              onConnect={(send) => connect(place, send)}
            />
          </section>
        );
      })}
    </div>
  );
}

interface BarProps extends Pick<MatrixProps, "screen" | "query"> {
  readonly place: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Bar({ place, query, screen, isChosen, onChoose }: BarProps): ReactElement {
  const choices = [
    ["variant", "Variant", screen.variants.map(({ name }) => [name, nameOfVariant(name)] as const)],
    ["scheme", "Colours", ["light", "dark"].map((scheme) => [scheme, scheme] as const)],
    ["width", "Width", widths.map((width) => [String(width), `${width} px`] as const)],
    ["text", "Text", textSizes.map((size) => [String(size), `${size} %`] as const)],
  ] as const;
  return (
    <div className={`row ${styles.bar}`}>
      <Button text="Panels" className="small" aria-pressed={isChosen} title="The panels speak of this preview" onClick={onChoose} />
      {choices.map(([name, label, values]) => (
        <Choice
          key={name}
          name={name}
          label={label}
          values={values}
          query={query}
          // What the address leaves out is another one in each place, so that each says it.
          onSet={(_, value) => setQuery(`${name}${place}`, value || (values[0]?.[0] ?? ""))}
        />
      ))}
    </div>
  );
}

/** Two variants, in light and dark colours, until something else is chosen. */
function queryOf(query: URLSearchParams, place: number, { variants }: ScreenSummary): URLSearchParams {
  const markets = variants.filter(({ promotion, name }) => promotion === undefined && !name.includes("@"));
  const variant = markets[(place - 1) % 2] ?? variants[0];
  // A variant that names a language keeps it, so that two can be compared.
  const language = query.get(`variant${place}`)?.includes("@") ? "" : (query.get("language") ?? "");
  const defaults = {
    variant: variant?.name ?? "",
    language,
    scheme: place > 2 ? "dark" : "light",
    width: query.get("width") ?? String(usual.width),
    text: String(usual.textSize),
  };
  return new URLSearchParams(Object.entries(defaults).map(([name, value]) => [name, query.get(`${name}${place}`) || value]));
}

/** Width of one of two columns. */
function useColumn(host: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!host.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(80, ((entry?.contentRect.width ?? 0) - gap) / 2)));
    observer.observe(host.current);
    return () => observer.disconnect();
  }, [host]);
  return width;
}
