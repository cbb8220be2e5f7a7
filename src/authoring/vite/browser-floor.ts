/** The oldest browsers that the product is made for, as `browserslist` of package.json names them, for the tools of the build. */
import browserslist from "browserslist";
import { browserslistToTargets } from "lightningcss";
import { engineRoot } from "../project/index.ts";

const browsers = browserslist(undefined, { path: engineRoot });

/** As Vite wants them. */
export const floorEngines = browsers.map((name) => name.replace(" ", ""));
/** As Lightning CSS wants them; without them it would write forms that the oldest browsers do not read. */
export const floorTargets = browserslistToTargets(browsers);
