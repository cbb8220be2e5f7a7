export { type Finding, type Rehearsal, rehearse } from "./rehearse.ts";
export { type RecordedVisit, readVisits } from "./visits.ts";
