import { memo, type ReactElement, useEffect, useState } from "react";
import bar from "../../../src/widgets/bottom-bar/bottom-bar.module.css";
import note from "../../../src/widgets/note/note.module.css";
import stack from "../../../src/widgets/stack/stack.module.css";
import text from "../../../src/widgets/text/text.module.css";
import { draftKey, type Load } from "../page/subject.ts";
import { Action, Icon, LoadingScreen, Screen, useResponse } from "./parts.tsx";
import { maxChars, TextArea } from "./text-area.tsx";

export function Rest({ value }: { readonly value: string }): ReactElement {
  return <p data-node="rest" className={text.root}>{`${maxChars - Array.from(value).length} left`}</p>;
}

export const Types = memo(({ type, sonType }: { readonly type: string; readonly sonType: string }): ReactElement => {
  return (
    <div className={stack.root} data-direction="row" data-gap="small">
      <span className="ly-tag ly-tone-accent">{type}</span>
      <span className="ly-tag ly-tone-neutral">{sonType}</span>
    </div>
  );
});

export const Tip = memo((): ReactElement => {
  return (
    <div className={`${note.root} ly-tone-info`}>
      <Icon name="info" />
      <div>
        <p className={note.text}>You will get a reply within 3 weekdays</p>
      </div>
    </div>
  );
});

export async function send(value: string): Promise<void> {
  await fetch("/user-problem/problem-save", { method: "POST", body: JSON.stringify({ problemDetail: value.trim() }) });
  localStorage.removeItem(draftKey);
}

export function Form({ load }: { readonly load: Load }): ReactElement {
  const loaded = useResponse(load, "form");
  const [value, setValue] = useState(() => localStorage.getItem(draftKey) ?? "");
  const [isInvalid, setInvalid] = useState(false);
  useEffect(() => localStorage.setItem(draftKey, value), [value]);
  if (loaded.state !== "ready") return <LoadingScreen title="Complaint" hasFailed={loaded.state === "failed"} />;
  const change = (next: string): void => {
    setValue(next);
    setInvalid(false);
  };
  const { problemType, problemSonType } = loaded.data;
  return (
    <Screen title="Complaint" back="Back">
      <Types type={problemType[0]?.title ?? ""} sonType={problemSonType[0]?.title ?? ""} />
      <TextArea label="Comments and suggestions" value={value} isInvalid={isInvalid} onChange={change} />
      <Rest value={value} />
      <Tip />
      <div className={bar.root}>
        <Action id="submit" label="Submit" onTap={() => (value === "" ? setInvalid(true) : void send(value))} />
      </div>
    </Screen>
  );
}
