/** Begins a promotion: which screen, which markets, what it is called. What is made is a draft until it is saved. */
import { type FormEvent, type ReactElement, useId, useRef, useState } from "react";
import type { ProjectSummary } from "../../protocol.ts";
import { call } from "../call.ts";
import { useDocuments } from "../editor/documents.ts";
import { useProject } from "../project-store.ts";
import { addressOf, moveTo } from "../router.ts";
import * as styles from "./new-promotion.module.css";

interface NewPromotionProps {
  readonly project: ProjectSummary;
  /** The one that is open; '' for none. */
  readonly screen: string;
}

export function NewPromotion({ project, screen }: NewPromotionProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const [progress, setProgress] = useState("");
  const [failure, setFailure] = useState("");
  const id = useId();
  const first = screen || (project.screens.find(({ promotions }) => promotions.length > 0)?.id ?? project.screens[0]?.id ?? "");
  const make = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const read = (name: string): string => String(given.get(name) ?? "");
    setFailure("");
    setProgress("Making the files and checking them…");
    try {
      const reason = await startPromotion({ screen: read("screen"), market: read("market"), id: read("id").trim() });
      if (reason === undefined) dialog.current?.close();
      else setFailure(reason);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setProgress("");
  };
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        New promotion
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={`${id}-title`}>
        <form onSubmit={(event) => void make(event)}>
          <h2 id={`${id}-title`}>New promotion</h2>
          <label htmlFor={`${id}-screen`}>Screen that it changes</label>
          <select id={`${id}-screen`} name="screen" key={first} defaultValue={first}>
            {project.screens.map((one) => (
              <option key={one.id} value={one.id}>
                {one.id}
              </option>
            ))}
          </select>
          <label htmlFor={`${id}-market`}>Market</label>
          <select id={`${id}-market`} name="market">
            <option value="">every market</option>
            {project.markets.map((one) => (
              <option key={one.id} value={one.id}>
                {one.id}
              </option>
            ))}
          </select>
          <label htmlFor={`${id}-id`}>Id</label>
          <input id={`${id}-id`} name="id" required aria-describedby={`${id}-help`} autoComplete="off" />
          <p id={`${id}-help`} className={styles.help}>
            As the address and the server name it, such as SPRING2027: letters, digits, - and _.
          </p>
          {failure !== "" && (
            <p role="alert" className={styles.failure}>
              {failure}
            </p>
          )}
          <output>{progress}</output>
          <div className={styles.actions}>
            <button type="button" onClick={() => dialog.current?.close()}>
              Cancel
            </button>
            <button type="submit" className={styles.main} disabled={progress !== ""}>
              Make it
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
}

/** Why it cannot be made; undefined when its form is open. */
async function startPromotion(asked: {
  readonly screen: string;
  readonly market: string;
  readonly id: string;
}): Promise<string | undefined> {
  const started = await call("startPromotion", asked);
  if (started.outcome === "refused") return started.reason;
  const { open, replace } = useDocuments.getState();
  for (const { path, text } of started.files) {
    await open(path);
    await replace(path, text);
  }
  await useProject.getState().refresh();
  const { file, variant, scenario } = started;
  moveTo(addressOf(["screen", asked.screen], { file, variant, scenario }));
  return undefined;
}
