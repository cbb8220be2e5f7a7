/** How somebody goes on from here, on a machine of their own. */
import type { ReactElement } from "react";

export function Begin(): ReactElement {
  return (
    <details>
      <summary>On your machine</summary>
      <p>
        Screens in a React app with Vite: <code>npm install layar && npx layar init</code>
      </p>
      <p>
        A product from nothing: <code>npx layar new project my-screens</code>
      </p>
      <p>
        Then <code>node_modules/layar/docs/quick-start.md</code> leads to a first screen.
      </p>
    </details>
  );
}
