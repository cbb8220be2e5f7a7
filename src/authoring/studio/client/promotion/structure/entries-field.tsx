/** The entries of a list: each with its fields, to be added, removed and moved. */
import { type ReactElement, type RefObject, useRef } from "react";
import type { FormShape } from "../../../protocol/structure.ts";
import { Button } from "../../parts/button.tsx";
import { focusSoon } from "../focus-soon.ts";
import * as styles from "../promotion-form.module.css";
import type { StructurePartsProps } from "./structure-parts.ts";
import { moveEntry } from "./structure-values.ts";

interface EntriesFieldProps extends StructurePartsProps {
  readonly shape: Extract<FormShape, { kind: "list" }>;
  readonly value: readonly unknown[];
}

export function EntriesField(props: EntriesFieldProps): ReactElement {
  const { shape, value, place, label, tied } = props;
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { begin, move, remove } = useEntryActs(props, list, add);
  return (
    <>
      <ol ref={list} className={`plain ${styles.entries}`}>
        {value.map((entry, index) => {
          const name = label === "" ? `${index + 1}` : `${label} ${index + 1}`;
          const isLast = index === value.length - 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name but its place
            <li key={index} className={styles.entry}>
              {props.renderPart({ ...props, shape: shape.entry, value: entry, place: [...place, String(index)], label: name })}
              {tied === "" && (
                <span className={styles.acts} data-acts>
                  <Button {...up(name)} disabled={index === 0} onClick={() => move(index, index - 1)} />
                  <Button {...down(name)} disabled={isLast} onClick={() => move(index, index + 1)} />
                  <Button
                    text="×"
                    title="Remove"
                    aria-label={`Remove ${name}`}
                    disabled={value.length <= shape.least}
                    onClick={() => remove(index)}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {tied === "" && value.length < shape.most && (
        <Button text="+ Add" ref={add} className="small" aria-label={`Add an entry${label && ` to ${label}`}`} onClick={begin} />
      )}
    </>
  );
}

/** Each change of the list says where the focus goes. */
function useEntryActs(
  { acts, shape, value, place }: EntriesFieldProps,
  list: RefObject<HTMLOListElement | null>,
  add: RefObject<HTMLButtonElement | null>,
) {
  const entryAt = (index: number): Element | undefined => list.current?.children[index];
  return {
    begin(): void {
      acts.begin([...place, String(value.length)], shape.entry);
      focusSoon(() => entryAt(value.length)?.querySelector("textarea"));
    },
    move(from: number, to: number): void {
      acts.set(place, moveEntry(value, from, to));
      focusSoon(() => findButton(entryAt(to), to < from ? "up" : "down"));
    },
    remove(index: number): void {
      acts.set([...place, String(index)], undefined);
      // The button goes with its entry.
      focusSoon(() => add.current);
    },
  };
}

const up = (name: string) => ({ text: "↑", title: "Up", "data-move": "up", "aria-label": `Move ${name} up` });
const down = (name: string) => ({ text: "↓", title: "Down", "data-move": "down", "aria-label": `Move ${name} down` });

/** The one in that direction; at the end of the list the other one. */
function findButton(entry: Element | undefined, name: "up" | "down"): Element | null | undefined {
  const own = entry?.querySelector(`:scope > [data-acts] > [data-move="${name}"]:not(:disabled)`);
  return own ?? entry?.querySelector(":scope > [data-acts] > [data-move]:not(:disabled)");
}
