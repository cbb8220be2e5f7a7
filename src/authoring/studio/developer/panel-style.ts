/** Makes room for the panel in the page of the app, which is marked while it is open. */
export const roomStyle = `
  @media (max-width: 899px) { [data-layar-developer] body { padding-bottom: 55vh; } }
  @media (min-width: 900px) { [data-layar-developer] { padding-inline-end: min(560px, 45%); } }
`;

/** At the side where the window is wide, below where it is narrow. */
export const panelStyle = `
  :host { all: initial; }
  button {
    position: fixed; inset: auto auto 8px 8px; z-index: 2147483646;
    min-width: 36px; min-height: 28px; padding: 0 8px;
    border: 1px solid #a796ff; border-radius: 14px;
    background: #1e2128; color: #e8eaee; opacity: 0.75;
    font: 600 13px/1 ui-monospace, Menlo, Consolas, monospace; cursor: pointer;
  }
  button:hover, button:focus-visible { opacity: 1; outline: 2px solid #a796ff; outline-offset: 2px; }
  iframe {
    position: fixed; inset: auto 0 0 0; z-index: 2147483645;
    width: 100%; height: 55%; border: 0; border-top: 2px solid #a796ff; background: Canvas;
  }
  :host([data-open]) button { display: none; }
  @media (min-width: 900px) {
    iframe { inset: 0 0 0 auto; width: min(560px, 45%); height: 100%; border-top: 0; border-left: 2px solid #a796ff; }
  }
  @media print { :host { display: none; } }
`;

/** At the lower edge, beside the button. */
export const noteStyle = `
  :host { all: initial; }
  p {
    position: fixed; inset: auto 8px 8px 56px; z-index: 2147483646;
    width: fit-content; max-width: 560px; margin: 0; padding: 6px 12px;
    border: 1px solid #a796ff; border-radius: 14px;
    background: #1e2128; color: #e8eaee; font: 14px/1.4 system-ui, sans-serif;
  }
  p[hidden] { display: none; }
  a { color: #c9beff; }
  a:focus-visible { outline: 2px solid #a796ff; outline-offset: 2px; }
  @media print { :host { display: none; } }
`;
