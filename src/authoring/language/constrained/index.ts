/** Schemas for constrained output, and the reader of what is written by them. */
export { constrainedForm, constrainedKinds } from "./constrained-forms.ts";
