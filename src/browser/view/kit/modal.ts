/** Opens a `<dialog>` for as long as the component is there, and tells when the borrower wants it closed. Closing is up to whoever shows it. */
import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from "react";

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  onCancel(event: SyntheticEvent): void;
  onClose(event: SyntheticEvent): void;
  onClick(event: MouseEvent): void;
}

export function useModal(isDismissible: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog) return openModal(dialog);
  }, []);
  return {
    ref,
    onCancel(event) {
      // A file field inside tells of its own cancelled choice by the same event.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (isDismissible) onClose();
    },
    onClose() {
      // Chrome closes by itself on a second Escape that follows without a tap, whatever `cancel` was answered.
      const dialog = ref.current;
      if (!dialog || dialog.open) return;
      dialog.showModal();
      if (isDismissible) onClose();
    },
    onClick(event) {
      // The ground behind the dialog belongs to the element itself; what is inside has its own.
      if (isDismissible && event.target === event.currentTarget) onClose();
    },
  };
}

function openModal(dialog: HTMLDialogElement): () => void {
  // Safari 14 has no dialogs: the element is shown as it is and the focus is kept by hand.
  if (typeof dialog.showModal !== "function") {
    const opener = document.activeElement;
    dialog.setAttribute("open", "");
    return () => opener instanceof HTMLElement && opener.focus();
  }
  dialog.showModal();
  // The dialog itself, and so its name, comes first: not the button that closes it.
  dialog.tabIndex = -1;
  dialog.focus();
  return () => dialog.close();
}
