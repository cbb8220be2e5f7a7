/** Shows that a new version is available, and activates it when the user asks for it. */
import "./update-prompt.css";

export interface UpdateTexts {
  readonly ready: string;
  readonly update: string;
  /** A reason not to update now. */
  readonly busy: string;
  readonly close: string;
}

interface Offer {
  readonly registration: ServiceWorkerRegistration;
  readonly texts: UpdateTexts;
  isBusy(): boolean;
}

let isOffered = false;

/** Once per load: what a user has closed stays closed. */
export function promptForUpdate({ registration, texts, isBusy }: Offer): void {
  if (isOffered) return;
  isOffered = true;
  const notice = document.createElement("aside");
  notice.className = "update-notice";
  const text = document.createElement("p");
  text.setAttribute("role", "status");
  notice.append(
    text,
    button("ly-btn ly-btn-primary", texts.update, update),
    button("ly-btn ly-btn-secondary", texts.close, () => notice.remove()),
  );
  document.body.append(notice);
  // Screen readers announce it only when it changes inside the page.
  text.textContent = texts.ready;

  function update(): void {
    if (isBusy()) text.textContent = texts.busy;
    else if (registration.waiting) activate(registration.waiting);
    // Another page has activated it meanwhile.
    else location.reload();
  }

  function activate(waiting: ServiceWorker): void {
    // Through `update` again, because a call may have started meanwhile.
    navigator.serviceWorker.addEventListener("controllerchange", update, { once: true });
    waiting.postMessage("activate");
  }
}

function button(className: string, label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.className = className;
  element.textContent = label;
  element.addEventListener("click", onClick);
  return element;
}
