export { type Finding, type Rehearsal, rehearse } from "./rehearse.ts";
export { readVisits, type Visit } from "./visits.ts";
