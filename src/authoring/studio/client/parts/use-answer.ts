/** Asks the page with the screen, and again whenever something has changed there. */
import { useEffect, useState } from "react";
import type { QuestionName, QuestionOf, ResultOf } from "../../protocol/inspection.ts";
import { useTrace } from "../panels/trace-store.ts";

/** Undefined until it is known, and while no screen can be asked. */
export function useAnswer<Name extends QuestionName>(name: Name, of: QuestionOf<Name> | undefined): ResultOf<Name> | undefined {
  const { ask, values } = useTrace();
  const [answer, setAnswer] = useState<ResultOf<Name>>();
  const question = JSON.stringify(of);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other values may give another answer; the question is compared as text
  useEffect(() => {
    let isCurrent = true;
    if (of === undefined) setAnswer(undefined);
    else
      ask(name, of).then(
        (result) => isCurrent && setAnswer(result),
        () => isCurrent && setAnswer(undefined),
      );
    return () => {
      isCurrent = false;
    };
  }, [ask, name, question, values]);
  return answer;
}
