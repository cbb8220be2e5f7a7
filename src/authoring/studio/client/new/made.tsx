/** What was made, where it can be seen, and what is left to do. */
import { type ReactElement, useEffect, useRef, useState } from "react";
import { MarkedText } from "../../code-editor/index.ts";
import { call } from "../call.ts";
import { Link } from "../link.tsx";
import { TextList } from "../parts/text-list.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { readPreviewState } from "../preview/preview-state.ts";
import { useProject } from "../project-store.ts";
import { addressOf } from "../router.ts";
import { ScreenPicture } from "../start/screen-picture.tsx";
import { type MadeFiles, storeMade } from "./made-store.ts";
import * as styles from "./new-page.module.css";

interface MadeProps {
  readonly kind: string;
  readonly made: MadeFiles;
}

const pictureWidth = 240;

export function Made({ kind, made }: MadeProps): ReactElement {
  const { name, next, screen, variant } = made;
  const heading = useRef<HTMLHeadingElement>(null);
  const project = useProject((store) => store.project);
  // Once, also where the page is loaded again.
  const [isGeneratedFrom] = useState(made.isGeneratedFrom);
  useEffect(() => heading.current?.focus(), []);
  const shown = project?.screens.find(({ id }) => id === screen);
  const query = new URLSearchParams({ variant });
  const written = [...made.made, ...made.extended];
  const isSeen = shown !== undefined && kind !== "market";
  return (
    <section className={styles.made} aria-labelledby="made">
      {isSeen && (
        <Link to={addressOf(["screen", screen], { variant })} label={`Open ${screen} in the editor`}>
          <ScreenPicture screen={screen} previewState={readPreviewState(query, shown)} width={pictureWidth} />
        </Link>
      )}
      <div>
        <h2 id="made" ref={heading} tabIndex={-1}>{`${name} is made`}</h2>
        <ul>
          {listWays(kind, made, isSeen).map(({ to, text }) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
        {isGeneratedFrom && <Generation onBegin={() => storeMade(kind, { ...made, isGeneratedFrom: false })} />}
        <h3>What is left to do</h3>
        <TextList lines={next} />
        <h3>{written.length === 1 ? "1 file written" : `${written.length} files written`}</h3>
        <TextList lines={written.map(({ path }) => path)} className={`plain ${styles.paths}`} />
      </div>
    </section>
  );
}

interface Way {
  readonly to: string;
  readonly text: string;
}

/** Where it can be seen, and what comes after it. */
function listWays(kind: string, { name, screen, variant, problems }: MadeProps["made"], isSeen: boolean): Way[] {
  const ways: { readonly [kind: string]: readonly Way[] } = {
    market: [
      {
        to: addressOf(["texts"], { market: name, state: problems > 0 ? "missing" : "" }),
        text: `Texts of ${name}${problems > 0 ? ", what is missing first" : ""}`,
      },
      { to: addressOf(["markets", name]), text: "Its languages, currency, time zone and company" },
      { to: addressOf([], { market: name }), text: `Every screen in ${name}` },
    ],
    language: [{ to: addressOf(["new", "market"], { language: name }), text: "Make a market that speaks it" }],
    action: [{ to: addressOf(["new", "screen"], { load: name }), text: "Make a screen that loads it" }],
  };
  const editor = { to: addressOf(["screen", screen], { variant }), text: "Open it in the editor" };
  return [...(isSeen ? [editor] : []), ...(ways[kind] ?? [])];
}

/** Tables and types that follow from the definitions are written by the project's own command. */
function Generation({ onBegin }: { readonly onBegin: () => void }): ReactElement {
  const generate = () => {
    onBegin();
    return call("generate", {}).catch(() => ({ isDone: false }));
  };
  const result = useLoaded(generate, []);
  const texts = {
    running: "Writes the tables and types that follow from it…",
    done: "The tables and types that follow from it are written, too.",
    failed: "The tables and types that follow from it could not be written. A developer runs `npm run generate`.",
  };
  return (
    <p role="status">
      <MarkedText text={result === undefined ? texts.running : result.isDone ? texts.done : texts.failed} />
    </p>
  );
}
