/** Class names of a widget's style sheet become the plain texts that they are, instead of an object of all of them. */
import { basename } from "node:path";
import type { Plugin } from "vite";

/** The name of a widget's class on the page: `chat-log_own`. It stands in script and style, so it has nothing to spare. */
export const scopedName = (local: string, file: string): string => `${basename(file).split(".")[0]}_${local}`;

const wholeObject = /import (\w+) from ("\.\/[\w-]+\.module\.css")/;

const toTexts: Plugin = {
  name: "layar:class-names",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: /\.tsx$/ },
    handler(code) {
      const [found, name = "", file] = wholeObject.exec(code) ?? [];
      // A name that is looked up while running needs the object.
      if (!found || code.includes(`${name}[`)) return undefined;
      return { code: code.replace(found, `import * as ${name} from ${file}`), map: null };
    },
  },
};

const mark = "keepStyles();";

/** A style sheet whose names have all become texts is still wanted for its styles: a call keeps it until the chunks are cut. */
const keepStyles: Plugin = {
  name: "layar:keep-styles",
  apply: "build",
  enforce: "post",
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code: `${code}\n${mark}`, map: null, moduleSideEffects: true }),
  },
  renderChunk: (code) => ({ code: code.replaceAll(mark, ""), map: null }),
};

export const classNames: readonly Plugin[] = [toTexts, keepStyles];
