/** From the table of texts to the node that shows one: the address of the editor names the text. */
import { useEffect, useEffectEvent } from "react";
import { call } from "../call.ts";
import { useLoaded } from "../parts/use-loaded.ts";

interface TextTargetProps {
  readonly query: URLSearchParams;
  readonly screen: string;
  /** The first node of the screen that shows the text of the address. */
  readonly onFound: (node: string) => void;
}

export function TextTarget({ query, screen, onFound }: TextTargetProps): null {
  const name = query.get("shows") ?? "";
  const file = query.get("of") ?? "";
  const isAsked = name !== "" && file !== "";
  const uses = useLoaded(() => (isAsked ? call("textUses", { file, name }) : undefined), [name, file]);
  const node = uses?.find((one) => one.screen === screen)?.node;
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (node !== undefined) found(node);
  }, [node]);
  return null;
}
