/** The oldest browsers that the product is made for, as `browserslist` of package.json names them, for the tools of the build. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { browserslistToTargets } from "lightningcss";
import { engineRoot } from "../project/index.ts";

/** No queries: `browserslist` writes each as `<browser> <version>`, and so do these tools. */
const { browserslist: browsers }: { readonly browserslist: readonly string[] } = JSON.parse(
  readFileSync(join(engineRoot, "package.json"), "utf8"),
);

/** As Vite wants them. */
export const floorEngines = browsers.map((name) => name.replace(" ", ""));
/** As Lightning CSS wants them; without them it would write forms that the oldest browsers do not read. */
export const floorTargets = browserslistToTargets([...browsers]);
