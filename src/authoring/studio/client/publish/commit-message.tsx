/** The proposed message, and what a developer types to commit: the studio itself changes no repository. */
import { type ReactElement, useId, useState } from "react";
import { Button } from "../parts/button.tsx";
import * as styles from "./publish-page.module.css";

export function CommitMessage({ proposed, paths }: { readonly proposed: string; readonly paths: readonly string[] }): ReactElement {
  const [message, setMessage] = useState(proposed);
  const [copied, setCopied] = useState("");
  const id = useId();
  const copy = (what: string, text: string): void => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(`${what} copied.`),
      () => setCopied("Copying is refused here: select the text instead."),
    );
  };
  const command = `git add ${paths.join(" ")}`;
  return (
    <>
      <label htmlFor={id} className={styles.about}>
        For whoever reviews it; change it as you like.
      </label>
      <textarea id={id} className={styles.message} rows={8} value={message} onChange={({ target }) => setMessage(target.value)} />
      <p className={`row ${styles.save}`}>
        <Button text="Copy the message" onClick={() => copy("The message was", message)} />
        <Button text="Copy the command that adds these files" onClick={() => copy("The command was", command)} />
        <output>{copied}</output>
      </p>
    </>
  );
}
