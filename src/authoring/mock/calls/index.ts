export { type CallContext, type CallFacts, createResponse, findOutcome, type Input, takeScripted } from "./create-body.ts";
export { breakResponse } from "./faults.ts";
export { drawText, findImage, imageFolder } from "./images.ts";
export { apiPrefixes, type MockProject } from "./project.ts";
export { createMockReader, toMockProject } from "./read-project.ts";
export { findScenario, type Session, Sessions, startScenario } from "./sessions.ts";
export { readNames, requestNames } from "./wire-names.ts";
export { writeError, writeRefusal } from "./write-response.ts";
