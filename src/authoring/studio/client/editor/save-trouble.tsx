/** Why a file was not saved, and the choice where somebody else has changed it. */
import type { ReactElement } from "react";
import { Alert } from "../parts/alert.tsx";
import { Button } from "../parts/button.tsx";
import { type OpenDocument, useDocuments } from "./documents.ts";

interface SaveTroubleProps {
  readonly document: OpenDocument;
  /** What it is called where it stands. */
  readonly name: string;
}

export function SaveTrouble({ document: { path, conflict, refusal }, name }: SaveTroubleProps): ReactElement {
  const settle = useDocuments((store) => store.settle);
  return (
    <>
      <Alert text={refusal} className="alert" />
      {conflict !== undefined && (
        <div role="alert" className="alert">
          <p>{`${name} has changed on the disk since you began. Yours is not saved.`}</p>
          <Button text="Take the text of the disk" onClick={() => void settle(path, "theirs")} />{" "}
          <Button text="Go on with mine" onClick={() => void settle(path, "mine")} />
        </div>
      )}
    </>
  );
}
