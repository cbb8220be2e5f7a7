/** The widgets of the project, read again when something may have changed. */
import { useEffect, useState } from "react";
import type { RequestName, RequestOf, Results } from "../../protocol/index.ts";
import { call } from "../call.ts";
import { useProject } from "../project-store.ts";

/** The newest result of a request; undefined until the first is there. */
export function useResult<Name extends RequestName>(name: Name, request: RequestOf<Name>): Results[Name] | undefined {
  const revision = useProject((store) => store.revision);
  const [result, setResult] = useState<Results[Name]>();
  const asked = JSON.stringify(request);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision may have another result
  useEffect(() => {
    let isCurrent = true;
    const request: RequestOf<Name> = JSON.parse(asked);
    call(name, request).then(
      (found) => isCurrent && setResult(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [name, asked, revision]);
  return result;
}
