// A changed picture is another one wherever it is shown.
import type { GrantDefinition } from "../../../core/format/index.ts";
import { type Compilation, isPictureFile, namePicture, type Variant } from "../../compiler/index.ts";
import type { DraftChange } from "../../project/index.ts";
import { type Beyond, notNamed } from "./covers.ts";

/** Screens, and the settings, that show a changed picture and are not granted. */
export function judgePictures(
  { project, screens }: Compilation,
  changes: readonly DraftChange[],
  grant: GrantDefinition,
  isGranted: (variant: Variant) => boolean,
): Beyond[] {
  const changed = changes.filter(({ path, how }) => how === "changed" && isPictureFile(path));
  return changed.flatMap(({ path }): Beyond[] => {
    const name = namePicture(path);
    const shows = (value: unknown) => JSON.stringify(value).includes(JSON.stringify(`picture:${name}`).slice(1, -1));
    const others = [...screens.values()].filter(({ variants }) =>
      variants.some(
        ({ resolved }) => !isGranted(resolved) && shows([resolved.screen, [...resolved.texts.values()].map(({ entry }) => entry)]),
      ),
    );
    const at = { file: path, pointer: "", on: "value" } as const;
    const places = [...others.map(({ id }) => id), ...(shows(project.catalogue.settings) ? ["settings"] : [])];
    return places.map((place) =>
      notNamed(grant, { key: "screens", kind: "screen", name: place, what: `shows the changed \`${name}\``, at }),
    );
  });
}
