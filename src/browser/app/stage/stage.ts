/** Where views are shown: written into the page until React is there, which then takes over what stands in it. */
import type { ReactNode } from "react";
import type { RootOptions } from "react-dom/client";
import { openEarlyPage, type Phase } from "../../view/index.ts";

export interface Scene {
  /** Null, early, for what is not to be written yet. */
  view(phase?: Phase): ReactNode;
  /** Calls back after each change that an early page has to show. */
  readonly follow?: (onChange: () => void) => () => void;
  /** It stands there because something could not be fetched, so that nothing is fetched for it. */
  readonly isLost?: true;
  /** Called whenever the view has come into the page. */
  onShown?(): void;
}

export interface Stage {
  show(scene: Scene): void;
  /** Whether what is to be shown stands in the page, not what stands there in its place. */
  isShown(): boolean;
}

/** When what a page needs counts as something that cannot be fetched, in milliseconds. */
export const giveUpMs = 10_000;

interface StageEvents {
  /** React cannot be fetched. */
  onLost(error: unknown): void;
  /** It is not there in time, and nothing stands in the page, or a tap waits for it. What is shown then gives way to it all the same. */
  onLate(): void;
}

export function openStage(element: HTMLElement, options: RootOptions, { onLost, onLate }: StageEvents): Stage {
  const early = openEarlyPage(element);
  let scene: Scene | undefined;
  let isWritten = false;
  let openRoot: typeof import("./react-root.ts").openRoot | undefined;
  let render: ((view: ReactNode) => void) | undefined;
  let unfollow: (() => void) | undefined;
  let isAsked = false;
  let goOn = (): void => {};

  function write(): void {
    const view = scene?.view("early");
    isWritten = Boolean(view) && early.write(view);
    if (isWritten) scene?.onShown?.();
  }

  function mount(): void {
    if (!scene || !openRoot || render) return;
    unfollow?.();
    if (isWritten) write();
    const play = early.end();
    render = openRoot(element, scene.view(isWritten ? "taken" : undefined), options, isWritten);
    scene.onShown?.();
    void play();
  }

  function show(next: Scene): void {
    unfollow?.();
    scene = next;
    if (next.isLost) early.forget();
    else fetchRoot();
    if (render) {
      render(scene.view());
      scene.onShown?.();
      return;
    }
    let isQueued = false;
    unfollow = scene.follow?.(() => {
      if (isQueued) return;
      isQueued = true;
      queueMicrotask(() => {
        isQueued = false;
        if (scene === next) early.afterWord(() => scene === next && !render && write());
      });
    });
    early.afterWord(() => (openRoot ? mount() : write()));
  }

  /** Once, and again for a screen that opens after it could not be fetched. */
  function fetchRoot(): void {
    if (isAsked) return;
    isAsked = true;
    const watch = setInterval(waitLonger, giveUpMs);
    import("./react-root.ts").then(
      (late) => {
        clearInterval(watch);
        early.afterWord(() => {
          openRoot = late.openRoot;
          goOn();
          mount();
        });
      },
      (error: unknown) => {
        clearInterval(watch);
        isAsked = false;
        onLost(error);
      },
    );
  }

  function waitLonger(): void {
    const waiting = scene;
    if (!waiting || waiting.isLost || (isWritten && !early.isWaiting())) return;
    onLate();
    const said = scene;
    goOn = () => {
      if (scene === said) scene = waiting;
    };
  }

  fetchRoot();
  return { show, isShown: () => !scene?.isLost && (isWritten || render !== undefined) };
}
