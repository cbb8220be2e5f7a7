/** The fields of an object; those that may be left out can be added. */
import { type ReactElement, useRef } from "react";
import type { JsonObject } from "../../../../../core/json/index.ts";
import { MarkedText } from "../../../code-editor/index.ts";
import type { FormField, FormShape } from "../../../protocol/structure.ts";
import { Button } from "../../parts/button.tsx";
import { focusSoon } from "../focus-soon.ts";
import * as styles from "../promotion-form.module.css";
import type { StructurePartsProps } from "./structure-parts.ts";

interface FieldsFieldProps extends StructurePartsProps {
  readonly shape: Extract<FormShape, { kind: "fields" }>;
  readonly value: JsonObject;
}

export function FieldsField(props: FieldsFieldProps): ReactElement {
  const { acts, shape, value, place, label, tied } = props;
  const fields = useRef<HTMLDivElement>(null);
  const given = shape.fields.filter(({ name }) => value[name] !== undefined);
  const missing = shape.fields.filter((field) => value[field.name] === undefined && mayBegin(field));
  const labelOf = (name: string): string => (label === "" ? name : `${label}, ${name}`);
  const begin = ({ name, shape: own }: FormField): void => {
    acts.begin([...place, name], own);
    focusSoon(() => fields.current?.querySelector(`:scope > [data-field="${name}"] textarea`));
  };
  const leaveOut = (name: string): void => {
    acts.set([...place, name], undefined);
    focusSoon(() => fields.current?.querySelector(`:scope > :not([data-field="${name}"]) :is(textarea, button)`));
  };
  return (
    <div ref={fields} className={styles.fields}>
      {given.map(({ name, about, isRequired, shape: own }) => (
        <div key={name} data-field={name}>
          <p className={styles.about}>
            <strong>{name}</strong>{" "}
            <span className="soft small">
              <MarkedText text={about} />
            </span>
            {!isRequired && tied === "" && (
              <Button text="Leave out" className="small" aria-label={`Leave out ${labelOf(name)}`} onClick={() => leaveOut(name)} />
            )}
          </p>
          {props.renderPart({ ...props, shape: own, value: value[name], place: [...place, name], label: labelOf(name) })}
        </div>
      ))}
      {missing.length > 0 && (
        <p className={`soft small ${styles.hint}`}>
          {missing.map((field) => (
            <Button
              text={`+ ${field.name}`}
              key={field.name}
              className="small"
              title={field.about}
              aria-label={`Add ${labelOf(field.name)}`}
              onClick={() => begin(field)}
            />
          ))}
        </p>
      )}
    </div>
  );
}

/** A field that an operator can fill in. */
function mayBegin({ shape }: FormField): boolean {
  return shape.kind === "words" || shape.kind === "list" || shape.kind === "choice" || shape.kind === "fields";
}
