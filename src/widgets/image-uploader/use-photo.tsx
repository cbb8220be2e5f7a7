/** What shows a photo, fetched when there is one to show: most users send none. Until then, and when it does not come, the sign of one. */

import { Icon } from "layar/widget-kit";
import { type ReactElement, useEffect, useState } from "react";

export type ShowPhoto = (props: { readonly src: string; readonly alt: string }) => ReactElement;

function Sign(): ReactElement {
  return <Icon name="document" />;
}

export function usePhoto(isNeeded: boolean): ShowPhoto {
  const [found, setFound] = useState<{ readonly Show: ShowPhoto }>();
  useEffect(() => {
    if (isNeeded)
      import("./shown-photo.tsx").then(
        ({ ShownPhoto }) => setFound({ Show: ShownPhoto }),
        () => {},
      );
  }, [isNeeded]);
  return found ? found.Show : Sign;
}
