/** A screen as the files define it; while they have problems, as it last was without. */
import { type ReactElement, useMemo, useState } from "react";
import { LayarProvider, Screen, type SendCall } from "../../../browser/embed/index.ts";
import { createLoader, writeTheme } from "../../compiler/index.ts";
import { createMapStorage } from "../../testing/acts/index.ts";
import type { CompiledEntry } from "../doors/compile.ts";
import { compilePreview, findScreen, openMock, pickMocked } from "./compile-preview.ts";
import type { Texts } from "./examples.ts";

export interface PreviewProps {
  readonly files: Texts;
  readonly market: string;
  /** With which the example begins: its scenarios are those of the mock data. */
  readonly home: string;
  readonly screen: string;
  readonly params: Texts;
  readonly onGo: (screen: string, params: Texts) => void;
}

interface Sound {
  readonly entry: CompiledEntry;
  readonly transport: SendCall;
  readonly market: string;
}

const load = createLoader();

/** The accents of a market, which a build would write into its style sheet. */
function themeOf({ files }: CompiledEntry, market: string): string {
  const found = load(files).catalogue.markets.get(market);
  return found ? writeTheme(found) : "";
}

/** The mock stays while nothing is typed that it reads: what was reserved in it stays so, and the screen is updated in place. */
function useMock(files: Texts, screen: string, market: string): SendCall | undefined {
  const read = JSON.stringify(pickMocked(files));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads these files alone
  return useMemo(() => openMock(files, { screen, market }), [read, screen, market]);
}

export function Preview({ files, market, home, screen, params, onGo }: PreviewProps): ReactElement {
  const compiled = useMemo(() => compilePreview(files, { screen, market }), [files, screen, market]);
  const transport = useMock(files, home, market);
  const storage = useMemo(() => ({ device: createMapStorage(), visit: createMapStorage() }), []);
  const [sound, setSound] = useState<Sound>();
  const [note, setNote] = useState("");
  const isSound = typeof compiled !== "string" && transport !== undefined;
  if (isSound && (sound?.entry !== compiled || sound.transport !== transport)) setSound({ entry: compiled, transport, market });
  const shown = sound?.entry.id === screen && sound.market === market ? sound : undefined;
  const open = (to: string, given: Texts): void => {
    const next = findScreen(files, to, market);
    setNote(next === undefined ? `No screen that can be shown has the route ${to}.` : "");
    if (next !== undefined) onGo(next, given);
  };
  const goHome = (): void => onGo(home, {});
  return (
    <section className="preview" aria-labelledby="preview">
      <div className="tools">
        <h2 id="preview">Preview</h2>
        <code>{screen}</code>
        {screen !== home && (
          <button type="button" onClick={goHome}>
            First screen
          </button>
        )}
      </div>
      <p role="status">{isSound ? note : shown ? "As it was before the problems." : "It is shown when its problems are solved."}</p>
      {shown && (
        <div className="phone">
          <style>{themeOf(shown.entry, market)}</style>
          <LayarProvider
            {...{ market, storage }}
            transport={shown.transport}
            navigate={(to, { params: given }) => open(to, given)}
            back={goHome}
            home={goHome}
            leave={(url) => setNote(`An app would open ${url} now.`)}
          >
            <Screen screen={shown.entry} params={params} />
          </LayarProvider>
        </div>
      )}
    </section>
  );
}
