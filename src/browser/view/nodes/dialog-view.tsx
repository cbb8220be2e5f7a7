import { type ReactNode, useEffect } from "react";
import { nothing, useScreen } from "../hooks.ts";
import { type DialogsProps, showWidget } from "../render-context.ts";
import { showNodes } from "./node-view.tsx";

/** Shows the open dialog, with the toast inside, because everything outside of it is inert. */
export function DialogView(props: DialogsProps): ReactNode {
  const { context, toast } = props;
  const name = useScreen(context.session, (store) => store.dialog, nothing);
  return name === null ? toast : <OpenDialog key={name} name={name} {...props} />;
}

function OpenDialog({ name, context, onOverlay, toast }: DialogsProps & { readonly name: string }): ReactNode {
  const { session } = context;
  const title = useScreen(session, () => session.dialogTitle());
  const dialog = session.dialogs[name];
  const isDismissible = dialog?.plan.dismissible;
  const close = session.closeDialog;
  useEffect(() => (isDismissible ? onOverlay?.(close) : undefined), [isDismissible, onOverlay, close]);
  if (!dialog) return toast;
  return showWidget(context, "dialog", {
    root: { "data-widget": "dialog", "data-node": name },
    title,
    dismissible: isDismissible,
    on: { close },
    slots: { actions: showNodes(dialog.actions, context) },
    children: (
      <>
        {showNodes(dialog.body, context)}
        {toast}
      </>
    ),
  });
}
