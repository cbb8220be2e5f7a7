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
  /** Whether what is to be shown stands in the page. */
  isShown(): boolean;
}

/** `onLost` is called when React cannot be fetched. */
export function openStage(element: HTMLElement, options: RootOptions, onLost: (error: unknown) => void): Stage {
  const early = openEarlyPage(element);
  let scene: Scene | undefined;
  let isWritten = false;
  let openRoot: typeof import("./react-root.ts").openRoot | undefined;
  let render: ((view: ReactNode) => void) | undefined;
  let unfollow: (() => void) | undefined;
  let isAsked = false;

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
    if (!next.isLost) fetchRoot();
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
    import("./react-root.ts").then(
      (late) =>
        early.afterWord(() => {
          openRoot = late.openRoot;
          mount();
        }),
      (error: unknown) => {
        isAsked = false;
        onLost(error);
      },
    );
  }

  fetchRoot();
  return { show, isShown: () => isWritten || render !== undefined };
}
