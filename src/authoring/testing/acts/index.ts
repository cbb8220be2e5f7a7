export { givenInputs } from "./given-inputs.ts";
export { createMapStorage } from "./map-storage.ts";
export { perform } from "./perform.ts";
export { hiddenWidget, isHidden, listShown } from "./shown-nodes.ts";
