/** The markets of the project, and the file of each by form: languages, place, currency, company. */
import { type ReactElement, useEffect } from "react";
import { isObject, type JsonObject, parseJson } from "../../../../core/json/index.ts";
import type { MarketSummary } from "../../protocol/index.ts";
import { useDocuments } from "../editor/documents.ts";
import { FileBar } from "../editor/file-bar.tsx";
import { useSaveKey } from "../editor/use-save-key.ts";
import { Link } from "../link.tsx";
import { nameOf, nameOfLanguage } from "../parts/name-of.ts";
import { ProblemList } from "../parts/problem-list.tsx";
import { readPreviewState } from "../preview/preview-state.ts";
import { addressOf, type PageProps } from "../router.ts";
import { ScreenPicture } from "../start/screen-picture.tsx";
import { LanguagesField } from "./languages-field.tsx";
import { MarketFieldRow } from "./market-field-row.tsx";
import { listSections, readField, writeField, writeValue } from "./market-fields.ts";
import * as styles from "./market-page.module.css";

export function MarketPage({ project, id }: PageProps): ReactElement {
  const market = project.markets.find((one) => one.id === id);
  const { said, saveOnKey } = useSaveKey();
  return (
    <main className="page" onKeyDown={saveOnKey}>
      <h1>{market === undefined ? "Markets" : nameOf(market.id)}</h1>
      <nav aria-label="Markets" className="row">
        {project.markets.map((one) => (
          <Link key={one.id} to={addressOf(["markets", one.id])} isCurrent={one.id === id}>
            {nameOf(one.id)}
          </Link>
        ))}
        <Link to={addressOf(["new", "market"])}>New market…</Link>
      </nav>
      {market === undefined ? <MarketList markets={project.markets} /> : <MarketForm key={market.id} {...{ project, market, said }} />}
    </main>
  );
}

function MarketList({ markets }: { readonly markets: readonly MarketSummary[] }): ReactElement {
  return (
    <ul>
      {markets.map(({ id, languages, timeZone }) => (
        <li key={id}>{`${nameOf(id)}: ${languages.map(nameOfLanguage).join(", ")}; ${timeZone}`}</li>
      ))}
    </ul>
  );
}

interface MarketFormProps extends Pick<PageProps, "project"> {
  readonly market: MarketSummary;
  readonly said: string;
}

function MarketForm({ project, market: { id, file }, said }: MarketFormProps): ReactElement {
  const { document, value, write } = useMarketFile(file);
  const problems = project.problems.filter((one) => one.file === file && !one.isNotice);
  const [screen] = project.screens.filter(({ variants }) => variants.some(({ market }) => market === id));
  return (
    <div className={styles.columns}>
      <div>
        <FileBar files={[file]} path={file} said={said} />
        <ProblemList project={project} problems={problems} />
        {value === undefined ? (
          <p role="status">{document === undefined ? "Reading the market…" : "The file has a mistake: open its text to see it."}</p>
        ) : (
          <form aria-label={nameOf(id)} onSubmit={(event) => event.preventDefault()}>
            <LanguagesField
              all={project.languageIds}
              chosen={Array.isArray(value["languages"]) ? value["languages"].map(String) : []}
              onSet={(languages) => write((text) => writeValue(text, ["languages"], languages))}
            />
            {listSections(value, nameOf).map(({ title, fields }) => (
              <fieldset key={title} className={`box ${styles.section}`}>
                <legend>{title}</legend>
                {fields.map((field) => (
                  <MarketFieldRow
                    key={field.path.join(".")}
                    field={field}
                    value={readField(value, field)}
                    onSet={(next) => write((text) => writeField(text, field, next))}
                  />
                ))}
              </fieldset>
            ))}
          </form>
        )}
        {screen && (
          <p>
            Marks, colours and emblems stand in <Link to={addressOf(["screen", screen.id], { file })}>the text of the file</Link>.
          </p>
        )}
      </div>
      {screen && (
        <ScreenPicture screen={screen.id} previewState={readPreviewState(new URLSearchParams({ market: id }), screen)} width={280} />
      )}
    </div>
  );
}

function useMarketFile(file: string) {
  const { documents, open, edit } = useDocuments();
  useEffect(() => void open(file), [file, open]);
  const document = documents[file];
  const parsed = document && parseJson(document.text);
  const value: JsonObject | undefined = isObject(parsed) ? parsed : undefined;
  const write = (change: (text: string) => string): void => void edit(file, change);
  return { document, value, write };
}
