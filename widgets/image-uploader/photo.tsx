/** A photo, or the sign of one until what shows it has come. It is fetched when there is one to show: most borrowers send none. */
import { type ReactElement, useEffect, useState } from "react";
import { Icon } from "../../src/view/widget-kit.ts";

interface PhotoProps {
  readonly src: string;
  readonly alt: string;
}

type Show = (props: PhotoProps) => ReactElement;

export function Photo(props: PhotoProps): ReactElement {
  const [found, setFound] = useState<{ readonly Show: Show }>();
  useEffect(() => {
    import("./shown-photo.tsx").then(
      ({ ShownPhoto }) => setFound({ Show: ShownPhoto }),
      // Without it the sign stays; the photo is sent all the same.
      () => {},
    );
  }, []);
  return found ? <found.Show {...props} /> : <Icon name="document" />;
}
