import type { ReactElement } from "react";

interface FatalErrorProps {
  readonly screen: string;
  readonly market: string;
  readonly language: string;
  readonly onRetry: () => void;
  readonly onHome: () => void;
}

/** Title, help, and the labels of the buttons for a retry and for the way home. */
type Wording = readonly [title: string, help: string, retry: string, home: string];

const english: Wording = ["This page cannot be shown", "Check your connection and try again.", "Retry", "Back to Home"];

/** Shown when not even the screen's own wording can be fetched. */
const wordings: Readonly<Record<string, Wording>> = {
  id: ["Halaman tidak dapat ditampilkan", "Periksa koneksi Anda lalu coba lagi.", "Coba lagi", "Kembali ke Beranda"],
};

/** Replaces a screen whose code could not be fetched or that threw as a whole. It imports nothing that may fail to load. */
export function FatalError({ screen, market, language, onRetry, onHome }: FatalErrorProps): ReactElement {
  const [title, help, retry, home] = wordings[language] ?? english;
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
