/** From the table of texts to the node that shows one: the address of the editor names the text. */
import { useEffect, useEffectEvent } from "react";
import { call } from "../call.ts";

interface TextTargetProps {
  readonly query: URLSearchParams;
  readonly screen: string;
  /** The first node of the screen that shows the text of the address. */
  readonly onFound: (node: string) => void;
}

export function TextTarget({ query, screen, onFound }: TextTargetProps): null {
  const name = query.get("shows") ?? "";
  const file = query.get("of") ?? "";
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (name === "" || file === "") return;
    let isCurrent = true;
    void call("textUses", { file, name }).then((uses) => {
      const use = uses.find((one) => one.screen === screen);
      if (isCurrent && use) found(use.node);
    });
    return () => {
      isCurrent = false;
    };
  }, [name, file, screen]);
  return null;
}
