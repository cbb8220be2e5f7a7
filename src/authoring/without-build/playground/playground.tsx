import { type ReactElement, useEffect, useEffectEvent, useMemo, useState } from "react";
import { CodeEditor, completeWith, hoverWith } from "../../studio/code-editor/index.ts";
import { readAddress, startOf, writeAddress } from "./address.ts";
import { completeAt, hoverAt } from "./ask-worker.ts";
import { Begin } from "./begin.tsx";
import { Choice } from "./choice.tsx";
import { download } from "./download.ts";
import { examples, findExample } from "./examples.ts";
import { Preview } from "./preview.tsx";
import { ProblemList } from "./problem-list.tsx";
import type { Problem } from "./protocol.ts";
import { useChecked } from "./use-checked.ts";

type Target = { readonly file: string; readonly start: number; readonly end: number };

/** A project that can be changed, checked and used without a server: everything stays in this page and its address. */
export function Playground(): ReactElement {
  const [now, setNow] = useState(() => readAddress(location.hash));
  const [version, setVersion] = useState(0);
  const [target, setTarget] = useState<Target>();
  const { example: id, market, file, screen, params, changed } = now;
  const example = findExample(id);
  const files = useMemo(() => ({ ...example.definitions, ...changed }), [example, changed]);
  const checked = useChecked(files);
  const complete = useEffectEvent((offset: number) => completeAt(files, file, offset));
  const describe = useEffectEvent((offset: number) => hoverAt(files, file, offset));
  useEffect(() => history.replaceState(null, "", writeAddress(now)), [now]);
  useEffect(() => {
    // Somebody has put another address there.
    const read = (): void => {
      setNow(readAddress(location.hash));
      setVersion((count) => count + 1);
    };
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);

  const type = (path: string, text: string): void =>
    setNow((before) => {
      const { [path]: _, ...others } = before.changed;
      return { ...before, changed: text === example.definitions[path] ? others : { ...others, [path]: text } };
    });
  const begin = (other: string): void => {
    setNow(startOf(other));
    setVersion(version + 1);
  };
  const go = ({ file: path, start, end }: Target): void => {
    setNow({ ...now, file: path });
    setTarget({ file: path, start, end });
  };
  const fix = ({ fix: solution }: Problem): void => {
    if (solution === undefined) return;
    const { file: path, start, end } = solution.place;
    const text = files[path] ?? "";
    type(path, text.slice(0, start) + solution.text + text.slice(end));
    setVersion(version + 1);
  };
  const problems = checked?.problems ?? [];
  return (
    <>
      <header>
        <h1>Layar playground</h1>
        <Choice label="Example" value={id} options={examples.map((one) => [one.id, one.title])} onChoose={begin} />
        <Choice
          label="Market"
          value={market}
          options={example.markets.map((one) => [one, one])}
          onChoose={(chosen) => setNow({ ...now, market: chosen })}
        />
        <button type="button" disabled={Object.keys(changed).length === 0} onClick={() => begin(id)}>
          Undo all changes
        </button>
        <button type="button" onClick={() => download(id, { ...example.others, ...files })}>
          Download as project
        </button>
        <Begin />
      </header>
      <main>
        <section className="definition" aria-labelledby="definition">
          <div className="tools">
            <h2 id="definition">Definition</h2>
            <Choice
              label="File"
              value={file}
              options={Object.keys(files).map((path) => [path, Object.hasOwn(changed, path) ? `${path} (changed)` : path])}
              onChoose={(path) => setNow({ ...now, file: path })}
            />
          </div>
          <div className="text">
            <CodeEditor
              key={`${id} ${file}`}
              path={file}
              text={files[file] ?? ""}
              version={version}
              problems={problems.filter((problem) => problem.file === file)}
              target={target}
              extensions={[completeWith((offset) => complete(offset)), hoverWith((offset) => describe(offset))]}
              onType={(text) => type(file, text)}
              onFix={fix}
            />
          </div>
          <ProblemList problems={checked?.problems} onGo={go} onFix={fix} />
        </section>
        {checked && (
          <Preview
            key={id}
            files={checked.files}
            {...{ market, screen, params }}
            home={example.screen}
            onGo={(next, given) => setNow({ ...now, screen: next, params: given })}
          />
        )}
      </main>
    </>
  );
}
