/** The fields of one kind. What they would make is asked for while one writes. */
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from "react";
import { errorText } from "../../../../core/text/index.ts";
import type { NewField, NewKindForm, PlannedFiles, PlannedNew } from "../../protocol/new.ts";
import { call } from "../call.ts";
import { useDocuments } from "../editor/documents.ts";
import { Link } from "../link.tsx";
import { readPreviewState } from "../preview/preview-state.ts";
import { useProject } from "../project-store.ts";
import { addressOf, moveTo } from "../router.ts";
import { ScreenPicture } from "../start/screen-picture.tsx";
import { Field } from "./field.tsx";
import type { MadeFiles } from "./made-store.ts";
import { nameKind } from "./name-kind.ts";
import * as styles from "./new-page.module.css";
import { Plan } from "./plan.tsx";

interface NewFormProps {
  readonly form: NewKindForm;
  /** Values to begin with, by field. */
  readonly query: URLSearchParams;
  readonly onMade: (made: MadeFiles) => void;
}

type Values = { readonly [field: string]: string };

const pauseMs = 250;

export function NewForm({ form, query, onMade }: NewFormProps): ReactElement {
  const { kind, fields, isDraft } = form;
  const [values, setValues] = useState<Values>(() => Object.fromEntries(fields.map(({ name }) => [name, query.get(name) ?? ""])));
  const [isMaking, setMaking] = useState(false);
  const [failure, setFailure] = useState("");
  const isFull = listNeeded(fields, values).length === 0;
  const [plan, setPlan] = usePlan(kind, values, isFull);
  const wrong = plan?.outcome === "refused" ? plan : undefined;
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setMaking(true);
    try {
      const made = await call(isDraft ? "planNew" : "makeNew", requestOf(kind, values));
      if (made.outcome === "refused") setPlan(made);
      else if (made.outcome === "planned") await openDraft(made);
      else {
        onMade({ ...made, name: values["name"] ?? "" });
        await useProject.getState().refresh();
      }
    } catch (error) {
      setFailure(errorText(error));
    }
    setMaking(false);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void make(event)}>
      <div className={styles.fields}>
        <p className="soft small">{form.help}</p>
        {fields.map((field) => (
          <Field
            key={field.name}
            field={{ ...field, isNeeded: field.isNeeded && !values[field.unless ?? ""] }}
            value={values[field.name] ?? ""}
            mistake={isWrong(field, wrong, fields) ? wrong?.reason : undefined}
            onChange={(value) => setValues({ ...values, [field.name]: value })}
          />
        ))}
        <button type="submit" className="primary" disabled={plan?.outcome !== "planned" || isMaking} aria-busy={isMaking}>
          {isMaking ? (isDraft ? "Opening its form…" : "Writing files…") : `Make the ${nameKind(kind)}`}
        </button>
        {!isFull && <p className="soft small">{`Still needed: ${listNeeded(fields, values).join(", ")}.`}</p>}
        {isDraft && <p className="soft small">You will edit it next; nothing is saved yet.</p>}
        {wrong && <PromotionThere values={values} />}
        {failure !== "" && <p role="alert">{failure}</p>}
      </div>
      <div className={styles.beside}>
        <ChosenScreen id={values["screen"] || (plan?.outcome === "planned" && isDraft ? plan.screen : "")} />
        <Plan plan={plan?.outcome === "planned" ? plan : undefined} isFull={isFull} isWrong={wrong !== undefined} />
      </div>
    </form>
  );
}

/** Puts files into the studio as if somebody had typed them, and opens the form of what they make. */
async function openDraft({ made, extended, screen, variant, scenario }: PlannedFiles): Promise<void> {
  const { open, replace } = useDocuments.getState();
  for (const { path, text } of [...made, ...extended]) {
    await open(path);
    await replace(path, text);
  }
  await useProject.getState().refresh();
  moveTo(addressOf(["screen", screen], { file: made[0]?.path ?? "", variant, scenario }));
}

function listNeeded(fields: readonly NewField[], values: Values): string[] {
  const isLeft = ({ name, isNeeded, unless = "" }: NewField): boolean => isNeeded && !values[name] && !values[unless];
  return fields.filter(isLeft).map(({ label }) => label);
}

/** One that somebody has begun, perhaps in another window, can be gone on with. */
function PromotionThere({ values: { name, screen } }: { readonly values: Values }): ReactElement | null {
  const shown = useProject((store) => store.project?.screens.find(({ id }) => id === screen));
  const found = shown?.promotions.find(({ id }) => id === name);
  if (shown === undefined || found === undefined) return null;
  return (
    <p>
      <Link to={addressOf(["screen", shown.id], { file: found.file })}>{`Open the form of ${found.id}`}</Link>
    </p>
  );
}

function requestOf(kind: string, { name = "", ...options }: Values) {
  return { kind, name, options: JSON.stringify(options) };
}

/** A mistake of no field is one of the name. */
function isWrong({ name }: NewField, wrong: { readonly field: string } | undefined, fields: readonly NewField[]): boolean {
  if (wrong === undefined) return false;
  return fields.some((field) => field.name === wrong.field) ? wrong.field === name : name === "name";
}

/** What it would change, as it is now. */
function ChosenScreen({ id }: { readonly id: string }): ReactElement | null {
  const screen = useProject((store) => store.project?.screens.find((one) => one.id === id));
  if (screen === undefined) return null;
  return <ScreenPicture screen={id} previewState={readPreviewState(new URLSearchParams(), screen)} width={240} />;
}

/** What the values would make; of several requests that overlap the last one counts. */
function usePlan(kind: string, values: Values, isFull: boolean): readonly [PlannedNew | undefined, (plan: PlannedNew | undefined) => void] {
  const [plan, setPlan] = useState<PlannedNew>();
  const asked = JSON.stringify(values);
  // One after the other, and of those that wait the last one: a market takes the compiler a while.
  const running = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    setPlan(undefined);
    if (!isFull) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      running.current = running.current.then(async () => {
        if (!isCurrent) return;
        const found = await call("planNew", requestOf(kind, JSON.parse(asked))).catch(
          (error: unknown): PlannedNew => ({ outcome: "refused", reason: String(error), field: "name" }),
        );
        if (isCurrent) setPlan(found);
      });
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [kind, asked, isFull]);
  return [plan, setPlan];
}
