/** The file of a promotion as a form, as its text, or both beside each other. Any other file is its text. */
import { type ReactElement, type ReactNode, useEffect } from "react";
import type { ScreenSummary, StudioPlace, StudioProblem } from "../../protocol/index.ts";
import { redoChange, undoChange } from "../editor/history.ts";
import { Link } from "../link.tsx";
import { Button } from "../parts/button.tsx";
import { addressInApp } from "../preview/app-address.ts";
import { useProject } from "../project-store.ts";
import { addressOf, setQuery } from "../router.ts";
import * as styles from "./promotion-editor.module.css";
import { PromotionForm } from "./promotion-form.tsx";
import { usePromotionForm } from "./promotion-store.ts";
import { findPromotionOf, readView, views } from "./view.ts";

interface PromotionEditorProps {
  readonly screen: ScreenSummary;
  readonly path: string;
  readonly variant: string;
  readonly query: URLSearchParams;
  readonly problems: readonly StudioProblem[];
  /** Where a link to a problem leads. */
  readonly target: StudioPlace | undefined;
  readonly children: ReactNode;
}

export function PromotionEditor(props: PromotionEditorProps): ReactElement {
  const { path, screen, children } = props;
  if (findPromotionOf(screen, path) !== undefined) return <EditedPromotion {...props} />;
  return <div className={styles.text}>{children}</div>;
}

function EditedPromotion({ screen, path, variant, query, problems, target, children }: PromotionEditorProps): ReactElement {
  const { form, isBroken } = usePromotionForm(path, variant);
  const view = readView(query);
  const id = form?.id;
  const markets = useProject((store) => store.project?.markets) ?? [];
  const shownVariant = screen.variants.find(({ name }) => name === form?.variant);
  const isOther = id !== undefined && !variant.endsWith(`+${id}`);
  const own = screen.variants.find(({ promotion }) => promotion === id)?.name;
  const show = isOther ? own : undefined;
  // The preview shows the promotion whose form is open.
  useEffect(() => {
    if (show !== undefined) setQuery("variant", show);
  });
  return (
    <>
      <div className="bar">
        {views.map(([name, title]) => (
          <Button text={title} key={name} aria-pressed={view === name} onClick={() => setQuery("view", name === "form" ? "" : name)} />
        ))}
        <span className="space" />
        <Button text="Undo" onClick={undoChange} />
        <Button text="Redo" onClick={redoChange} />
        <Link to={addressOf(["publish"])} className="primary">
          Save and publish…
        </Link>
      </div>
      <div className={view === "both" ? styles.both : styles.one}>
        {view !== "json" && (
          <div className={styles.form}>
            {form === undefined ? (
              <p className="panel soft">
                {isBroken ? "The file has a mistake. “Problems” below says what is wrong." : "Reading the form…"}
              </p>
            ) : (
              <PromotionForm
                path={path}
                form={form}
                {...{ isBroken, problems, target }}
                address={shownVariant === undefined ? "" : addressInApp(shownVariant, markets)}
                at={query.get("at") ?? ""}
              />
            )}
          </div>
        )}
        <div className={styles.text} hidden={view === "form"}>
          {children}
        </div>
      </div>
    </>
  );
}
