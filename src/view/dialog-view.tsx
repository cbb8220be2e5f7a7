import { type ReactNode, useEffect } from "react";
import { useScreen } from "./hooks.ts";
import { showNodes } from "./node-view.tsx";
import { type Scene, showWidget } from "./scene.ts";
import { ToastView } from "./toast-view.tsx";

/** Makes the Back key call `close` until the returned function is called. */
export type OnOverlay = (close: () => void) => () => void;

interface DialogViewProps {
  readonly scene: Scene;
  readonly onOverlay?: OnOverlay;
}

/** Shows the open dialog, and the toast: inside the dialog when there is one, because everything outside of it is inert. */
export function DialogView({ scene, onOverlay }: DialogViewProps): ReactNode {
  const { session, widgets } = scene;
  const name = useScreen(session, (store) => store.dialog);
  const toast = <ToastView session={session} widgets={widgets} />;
  if (name === null) return toast;
  return <OpenDialog key={name} name={name} scene={scene} onOverlay={onOverlay} toast={toast} />;
}

function OpenDialog({ name, scene, onOverlay, toast }: DialogViewProps & { readonly name: string; readonly toast: ReactNode }): ReactNode {
  const { session, widgets } = scene;
  const title = useScreen(session, () => session.dialogTitle());
  const dialog = session.dialogs[name];
  const isDismissible = dialog?.plan.dismissible;
  useEffect(() => {
    if (isDismissible && onOverlay) return onOverlay(() => session.closeDialog());
  }, [isDismissible, onOverlay, session]);
  if (!dialog) return toast;
  return showWidget(widgets, "dialog", {
    root: { "data-widget": "dialog", "data-node": name },
    title,
    dismissible: isDismissible,
    on: { close: async () => session.closeDialog() },
    slots: { actions: showNodes(dialog.actions, scene) },
    children: (
      <>
        {showNodes(dialog.body, scene)}
        {toast}
      </>
    ),
  });
}
