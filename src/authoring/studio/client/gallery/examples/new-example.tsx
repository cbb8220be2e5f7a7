/** Asks for the name of a new example, and saves what is on the page under it. */
import { type FormEvent, type ReactElement, useId, useState } from "react";
import { call } from "../../call.ts";
import { useDocuments } from "../../editor/documents.ts";
import { addExample } from "./example-text.ts";

interface NewExampleProps {
  readonly file: string;
  /** The example that it begins with. */
  readonly name: string;
  readonly taken: readonly string[];
  /** With the name of the new one; without it was given up. */
  readonly onDone: (name?: string) => void;
}

export function NewExample({ file, name, taken, onDone }: NewExampleProps): ReactElement {
  const { edit, save } = useDocuments();
  const [title, setTitle] = useState("");
  const [wrong, setWrong] = useState("");
  const id = useId();
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const words = title.trim();
    const key = nameOf(words, taken);
    if (key === "") return setWrong("Write what it shows in a few words, such as “With two lines”.");
    await edit(file, async (text) => {
      const { diskText } = await call("open", { path: file });
      return addExample(text, diskText, { from: name, name: key, title: words });
    });
    await save(file);
    onDone(key);
  };
  return (
    <form
      className="row"
      onSubmit={(event) => void add(event)}
      onKeyDown={({ key }) => key === "Escape" && onDone()}
      aria-label="New example"
    >
      <label htmlFor={id}>What does it show?</label>
      <input
        id={id}
        // biome-ignore lint/a11y/noAutofocus: it was just asked for
        autoFocus
        value={title}
        aria-invalid={wrong !== ""}
        aria-describedby={`${id}-wrong`}
        onChange={({ target }) => setTitle(target.value)}
      />
      <button type="submit">Save as an example</button>
      <p id={`${id}-wrong`} role="alert" className="bad">
        {wrong}
      </p>
    </form>
  );
}

/** The first words of the title as a name, another one where it is taken. */
function nameOf(title: string, taken: readonly string[]): string {
  const words =
    title
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.slice(0, 4) ?? [];
  const base = words.join("-").replace(/^(?=\d)/, "n");
  const free = [base, ...taken.map((_, index) => `${base}-${index + 2}`)].find((one) => !taken.includes(one));
  return base === "" ? "" : (free ?? base);
}
