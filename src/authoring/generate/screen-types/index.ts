/** The types of a project's screens, for the code of the app that shows them. */
export { refreshScreenTypes } from "./refresh-screen-types.ts";
export { screenTypesFile, writeScreenTypes } from "./write-screen-types.ts";
