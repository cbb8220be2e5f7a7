import { quoteName } from "../../../../core/format/index.ts";
import { joinPointer } from "../../../../core/json/index.ts";
import { screenCheck } from "../../check.ts";

export const textSpeaksScreenLanguage = screenCheck({ id: "text-speaks-screen-language" }, (index, report) => {
  const { analysis, screen, steps, variant } = index;
  if (variant.isChosen) return;
  const toasts = new Set([
    ...steps.flatMap(({ step, pointer }) => (step.do === "toast" ? [joinPointer(pointer, "text")] : [])),
    ...Object.keys(screen.load ?? {}).map((name) => joinPointer("/load", name, "failed")),
  ]);
  for (const { pointer, text } of analysis.sites) {
    if (toasts.has(pointer)) continue;
    const texts = variant.fragmentTextsAt(pointer) ?? variant.texts;
    for (const [, name = ""] of text.matchAll(/\btexts\.([A-Za-z]\w*)/g)) {
      const written = texts.get(name);
      const kept = written?.entry.language;
      if (written === undefined || kept === undefined || kept === variant.language) continue;
      report(
        { file: written.file, pointer: joinPointer(written.pointer, "language") },
        {
          message: `The text ${quoteName(name)} stays in \`${kept}\` on a screen in \`${variant.language}\`.`,
          subject: { kind: "language", name: variant.language, of: name, is: "other" },
          help: `Write \`"language": "${kept}"\` in the screen, or translate this text like the others.`,
        },
      );
    }
  }
});
