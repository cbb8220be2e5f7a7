/** Class names of a widget's style sheet become the plain texts that they are, instead of an object of all of them. */
import type { Plugin } from "vite";

const wholeObject = /import (\w+) from ("\.\/[\w-]+\.module\.css")/;

export const classNames: Plugin = {
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
