/** Grants: what somebody else may change, and what of a draft goes beyond that. */
export { type HeldGrant, holdGrant } from "./hold-grant.ts";
