import { type MouseEvent, type RefObject, type SyntheticEvent, useRef } from "react";
import { useLayout } from "./use-layout.ts";

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  onCancel(event: SyntheticEvent): void;
  onClose(event: SyntheticEvent): void;
  onClick(event: MouseEvent): void;
}

/**
 * Opens a `<dialog>` while the component is mounted, and calls `onClose` when the user wants it closed, which only the caller does. With
 * `isDismissible` false neither Escape nor a tap beside it asks for that.
 *
 * @example
 * const modal = useModal(true, () => setOpen(false));
 * return <dialog {...modal} aria-label={title}>{children}</dialog>;
 */
export function useModal(isDismissible: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useLayout(() => {
    const dialog = ref.current;
    if (dialog) return openModal(dialog);
  }, []);
  return {
    ref,
    onCancel(event) {
      // A file field inside reports its own cancelled choice by the same event.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (isDismissible) onClose();
    },
    onClose() {
      // Chrome closes by itself on a second Escape without a tap in between, even if `cancel` was prevented.
      const dialog = ref.current;
      if (!dialog || dialog.open) return;
      dialog.showModal();
      if (isDismissible) onClose();
    },
    onClick(event) {
      // A tap on the backdrop has the dialog itself as its target; a tap inside has another element.
      if (isDismissible && event.target === event.currentTarget) onClose();
    },
  };
}

function openModal(dialog: HTMLDialogElement): () => void {
  // Safari 14 has no dialogs: the element is shown as it is and this code moves the focus.
  if (typeof dialog.showModal !== "function") {
    const opener = document.activeElement;
    dialog.setAttribute("open", "");
    return () => opener instanceof HTMLElement && opener.focus();
  }
  dialog.showModal();
  // The dialog itself, and so its name, gets the focus first: not the button that closes it.
  dialog.tabIndex = -1;
  dialog.focus();
  return () => dialog.close();
}
