import type { ReactElement } from "react";
import { findWording } from "./wording.ts";

interface LostProps {
  readonly screen: string;
  readonly market: string;
  readonly language: string;
  readonly onRetry: () => void;
  readonly onHome: () => void;
}

/** Stands for a screen whose code did not come, or that fell apart: it needs nothing that is not here already. */
export function Lost({ screen, market, language, onRetry, onHome }: LostProps): ReactElement {
  const { title, help, retry, home } = findWording(language);
  return (
    <main className="lost" data-screen={screen} data-market={market} data-state="failed" lang={language}>
      <h1>{title}</h1>
      <p role="alert">{help}</p>
      <button type="button" className="btn btn-primary" onClick={onRetry}>
        {retry}
      </button>
      <button type="button" className="btn btn-secondary" onClick={onHome}>
        {home}
      </button>
    </main>
  );
}
