/** What a page asks its server, or the page with the screen, and again whenever something has changed there. */
import { useEffect, useEffectEvent, useState } from "react";
import type { RequestName, RequestOf, Results } from "../../protocol/index.ts";
import type { QuestionName, QuestionOf, ResultOf } from "../../protocol/inspection.ts";
import { call } from "../call.ts";
import { useTrace } from "../panels/trace-store.ts";
import { useProject } from "../project-store.ts";

/** The newest result, loaded again for other `deps`: the last one stays where that fails. Undefined until the first is there, and where nothing is loaded. */
export function useLoaded<T>(load: () => Promise<T> | undefined, deps: readonly unknown[]): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  const begin = useEffectEvent(load);
  useEffect(() => {
    let isCurrent = true;
    const loading = begin();
    if (loading === undefined) setLoaded(undefined);
    loading?.then(
      (found) => isCurrent && setLoaded(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says when it is to be loaded again
  }, deps);
  return loaded;
}

/** The result of a request to the server, which another revision of the project may change. */
export function useResult<Name extends RequestName>(name: Name, request: RequestOf<Name>): Results[Name] | undefined {
  const revision = useProject((store) => store.revision);
  return useLoaded(() => call(name, request), [name, JSON.stringify(request), revision]);
}

/** What the page with the screen says; undefined while no screen can be asked, too. */
export function useAnswer<Name extends QuestionName>(name: Name, of: QuestionOf<Name> | undefined): ResultOf<Name> | undefined {
  const { ask, values } = useTrace();
  return useLoaded(() => (of === undefined ? undefined : ask(name, of).catch(() => undefined)), [ask, name, JSON.stringify(of), values]);
}
