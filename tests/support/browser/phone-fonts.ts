// The fonts of an Android phone, whatever this machine has: what tests measure and pictures show is the same everywhere on Linux.
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);
const packages = [
  require.resolve("@expo-google-fonts/roboto/package.json"),
  require.resolve("@expo-google-fonts/roboto-mono/package.json"),
].map(dirname);
/** Has the arrows and shapes that the others lack, and is asked for these alone. */
const signs = join(dirname(require.resolve("@expo-google-fonts/noto-sans-math/package.json")), "400Regular");
/** Those that a phone has of the weights that the styles name. */
const weights = ["400Regular", "400Regular_Italic", "500Medium", "700Bold"];

/** By the names that style sheets give: fontconfig takes the first family that it has. */
const families: readonly (readonly [family: string, generics: readonly string[]])[] = [
  ["Roboto", ["system-ui", "sans-serif", "serif", "Arial", "Helvetica"]],
  ["Roboto Mono", ["ui-monospace", "monospace"]],
];

/** Writes a configuration of fontconfig into a folder, for browsers that have its path in `FONTCONFIG_FILE`. */
export function writePhoneFonts(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "fonts.conf");
  const folders = [...packages.flatMap((home) => weights.map((weight) => join(home, weight))), signs];
  const aliases = families.flatMap(([family, generics]) =>
    generics.map(
      (generic) =>
        `<match><test name="family"><string>${generic}</string></test><edit name="family" mode="assign" binding="strong"><string>${family}</string></edit></match>`,
    ),
  );
  const draft = `${file}.${process.pid}`;
  writeFileSync(
    draft,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
${folders.map((one) => `<dir>${one}</dir>`).join("\n")}
<cachedir>${join(folder, "cache")}</cachedir>
${aliases.join("\n")}
</fontconfig>
`,
  );
  // A browser that another run starts meanwhile reads the whole of it.
  renameSync(draft, file);
  return file;
}
