import type { ReactElement } from "react";

interface FatalErrorProps {
  readonly screen: string;
  readonly market: string;
  readonly wording: FatalErrorTexts | undefined;
  readonly onRetry: () => void;
  readonly onHome: () => void;
}

/** Texts of one language, from its file. */
export interface FatalErrorTexts {
  readonly tag: string;
  readonly direction?: "ltr" | "rtl";
  /** Title, help, and the labels of the buttons for a retry and for the way home. */
  readonly words: readonly [title: string, help: string, retry: string, home: string];
}

/** Replaces a screen whose code could not be fetched or that threw as a whole. It imports nothing that may fail to load. */
export function FatalError({ screen, market, wording, onRetry, onHome }: FatalErrorProps): ReactElement {
  const [title, help, retry, home] = wording?.words ?? [];
  return (
    <main className="layar lost" data-screen={screen} data-market={market} data-state="failed" lang={wording?.tag} dir={wording?.direction}>
      <h1>{title}</h1>
      <p role="alert">{help}</p>
      <button type="button" className="ly-btn ly-btn-primary" onClick={onRetry}>
        {retry}
      </button>
      <button type="button" className="ly-btn ly-btn-secondary" onClick={onHome}>
        {home}
      </button>
    </main>
  );
}
