/** Something new by form: what would be written stands beside it before it is, and what was made can be seen after. */
import type { ReactElement } from "react";
import { errorText } from "../../../../core/text/index.ts";
import type { NewKindForm } from "../../protocol/new.ts";
import { call } from "../call.ts";
import { Link } from "../link.tsx";
import { Alert } from "../parts/alert.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { addressOf, moveTo, type PageProps } from "../router.ts";
import { Made } from "./made.tsx";
import { type MadeFiles, readMade, storeMade } from "./made-store.ts";
import { nameKind } from "./name-kind.ts";
import { NewForm } from "./new-form.tsx";
import * as styles from "./new-page.module.css";

export function NewPage({ id: kind, query }: PageProps): ReactElement {
  const read = useLoaded(() => call("newKinds", {}).catch(errorText), []);
  const forms = typeof read === "string" ? undefined : read;
  const made = readMade(kind, query.get("made") ?? "");
  const show = (files: MadeFiles): void => {
    storeMade(kind, files);
    moveTo(addressOf(["new", kind], { made: files.name }), true);
  };
  const form = forms?.find((one) => one.kind === kind);
  return (
    <main className="page">
      <h1>{form === undefined ? "New" : `New ${nameKind(kind)}`}</h1>
      <Alert text={typeof read === "string" ? read : undefined} />
      {read === undefined && <p role="status">Reading what can be made…</p>}
      {forms && <Kinds forms={forms} chosen={kind} />}
      {made ? <Made key={made.name} kind={kind} made={made} /> : form && <NewForm form={form} query={query} onMade={show} />}
    </main>
  );
}

function Kinds({ forms, chosen }: { readonly forms: readonly NewKindForm[]; readonly chosen: string }): ReactElement {
  return (
    <nav aria-label="What to make" className={chosen === "" ? styles.cards : `row ${styles.kinds}`}>
      {forms.map(({ kind, help }) => (
        <span key={kind} className={chosen === "" ? `box ${styles.kind}` : undefined}>
          <Link to={addressOf(["new", kind])} isCurrent={kind === chosen}>
            {capitalize(nameKind(kind))}
          </Link>
          {chosen === "" && <span className="soft small">{help}</span>}
        </span>
      ))}
    </nav>
  );
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
