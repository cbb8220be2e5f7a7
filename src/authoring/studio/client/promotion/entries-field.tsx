/** The entries of a list: each with its fields, to be added, removed and moved. */
import { type ReactElement, type RefObject, useRef } from "react";
import type { FormShape } from "../../protocol/structure.ts";
import { Button } from "../parts/button.tsx";
import { focusSoon } from "./focus-soon.ts";
import * as styles from "./promotion-form.module.css";
import type { StructurePartsProps } from "./structure/structure-parts.ts";
import { moveEntry } from "./structure/structure-values.ts";

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
        {value.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name but its place
          <li key={index} className={styles.entry}>
            {props.renderPart({
              ...props,
              shape: shape.entry,
              value: entry,
              place: [...place, String(index)],
              label: joinLabel(label, index),
            })}
            {tied === "" && (
              <EntryButtons
                name={joinLabel(label, index)}
                isFirst={index === 0}
                isLast={index === value.length - 1}
                mayRemove={value.length > shape.least}
                onMove={(by) => move(index, index + by)}
                onRemove={() => remove(index)}
              />
            )}
          </li>
        ))}
      </ol>
      {tied === "" && value.length < shape.most && (
        <Button text="+ Add" ref={add} className={styles.small} aria-label={`Add an entry${label && ` to ${label}`}`} onClick={begin} />
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

function joinLabel(label: string, index: number): string {
  return label === "" ? `${index + 1}` : `${label} ${index + 1}`;
}

/** The one in that direction; at the end of the list the other one. */
function findButton(entry: Element | undefined, name: "up" | "down"): Element | null | undefined {
  const own = entry?.querySelector(`:scope > [data-acts] > [data-move="${name}"]:not(:disabled)`);
  return own ?? entry?.querySelector(":scope > [data-acts] > [data-move]:not(:disabled)");
}

interface EntryButtonsProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly mayRemove: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

function EntryButtons({ name, isFirst, isLast, mayRemove, onMove, onRemove }: EntryButtonsProps): ReactElement {
  return (
    <span className={styles.acts} data-acts>
      <Button text="↑" data-move="up" title="Up" aria-label={`Move ${name} up`} disabled={isFirst} onClick={() => onMove(-1)} />
      <Button text="↓" data-move="down" title="Down" aria-label={`Move ${name} down`} disabled={isLast} onClick={() => onMove(1)} />
      <Button text="×" title="Remove" aria-label={`Remove ${name}`} disabled={!mayRemove} onClick={onRemove} />
    </span>
  );
}
