/** A value inside a list or an object, with fields for what it is made of. */
import { type ReactElement, useId } from "react";
import { isObject } from "../../../../../core/json/index.ts";
import { textsIn } from "../../../protocol/structure.ts";
import { Button } from "../../parts/button.tsx";
import { usePromotion } from "../open-promotion.ts";
import * as styles from "../promotion-form.module.css";
import { Translations } from "../translations.tsx";
import { WrittenField } from "../written-field.tsx";
import { EntriesField } from "./entries-field.tsx";
import { FieldsField } from "./fields-field.tsx";
import type { StructureFieldProps } from "./structure-parts.ts";
import { shapeFor, textOf } from "./structure-values.ts";

export function StructureField(props: StructureFieldProps): ReactElement {
  const { acts, value, place, label } = props;
  const shape = shapeFor(props.shape, value);
  if (shape.kind === "list" && Array.isArray(value)) return <EntriesField {...props} shape={shape} value={value} renderPart={renderPart} />;
  if (shape.kind === "fields" && isObject(value)) return <FieldsField {...props} shape={shape} value={value} renderPart={renderPart} />;
  switch (shape.kind) {
    case "list":
    case "fields":
      return <FilledElsewhere {...props} />;
    case "words":
      return <WordsField {...props} />;
    case "choice":
      return (
        <select aria-label={label} value={String(value)} onChange={({ target }) => acts.set(place, target.value)}>
          {shape.choices.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      );
    default:
      return <code className={styles.place}>{JSON.stringify(value)}</code>;
  }
}

/** Lists and objects hold values of every kind, such as themselves. */
function renderPart(props: StructureFieldProps): ReactElement {
  return <StructureField {...props} />;
}

/** Words by language, the same words in every language, or what something else fills. */
function WordsField(props: StructureFieldProps): ReactElement {
  const { acts, value, place, label } = props;
  const { form } = usePromotion();
  const id = useId();
  const named = textOf(value);
  const own = form.texts.find(({ name }) => name === named);
  if (own !== undefined)
    return (
      <>
        <Translations text={own} label={label} />
        {own.fixed !== "" && <p className={`soft small ${styles.hint}`}>{own.fixed}</p>}
      </>
    );
  // It was just begun: its fields are there once the file has been read.
  if (named !== undefined) return <p role="status">Making its fields…</p>;
  if (typeof value !== "string" || value.includes("{")) return <FilledElsewhere {...props} />;
  return (
    <div className={styles.translation}>
      <label htmlFor={id}>
        {label !== "" && <span className="visually-hidden">{label} </span>}
        In every language
      </label>
      <WrittenField id={id} value={value} onWrite={(next) => acts.set(place, next)} />
      <span className={`soft small ${styles.hint}`}>
        <Button text="Words for each language" className="small" onClick={() => acts.begin(place, { kind: "words" }, value || form.id)} />
      </span>
    </div>
  );
}

/** An expression: the texts that it reads can be written, and words of the promotion's own can stand in its place. */
function FilledElsewhere({ acts, shape, value, place, label, tied }: StructureFieldProps): ReactElement {
  const { form } = usePromotion();
  const read = form.texts.filter(({ name }) => textsIn(value).includes(name));
  return (
    <div className={styles.translation}>
      {read.map((text) => (
        <Translations key={text.name} text={text} label={label} />
      ))}
      <span className={`soft small ${styles.hint}`}>
        {label !== "" && <span className="visually-hidden">{label}</span>}
        {" Filled in by "}
        <code>{String(value)}</code>
        {(tied === "" || shape.kind === "words") && (
          <Button
            text="Own words"
            className="small"
            aria-label={label === "" ? "Own words" : `Own words for ${label}`}
            onClick={() => acts.begin(place, shape)}
          />
        )}
      </span>
    </div>
  );
}
