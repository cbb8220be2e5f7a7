/** The screens in JSON Forms, as its documentation has it: a schema of the data, a UI schema, and a registry of renderers. */
import "../../../src/browser/view/styles/base.css";
import "../../../src/browser/view/styles/page.css";
import { JsonForms } from "@jsonforms/react";
import type { ReactElement } from "react";
import { draftKey, type ScreenName } from "../page/subject.ts";
import { createPeer, type Values } from "../react/peer.tsx";
import { renderers } from "./renderers.tsx";
import { schemas, uiSchemas } from "./schemas.ts";

function saveDraft({ data }: { readonly data: Values }): void {
  if (data.text !== undefined) localStorage.setItem(draftKey, data.text);
}

function Ready({ name, values }: { readonly name: ScreenName; readonly values: Values }): ReactElement {
  // Nothing is refused while it is typed, so it may spare itself the checks: they would cost it more.
  return (
    <JsonForms
      schema={schemas[name]}
      uischema={uiSchemas[name]}
      data={values}
      renderers={renderers}
      validationMode="NoValidation"
      onChange={saveDraft}
    />
  );
}

export const subject = createPeer(Ready);
