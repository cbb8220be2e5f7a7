import type { ResponseNames } from "../../../core/market/index.ts";
import { byEnvelope } from "./by-envelope.ts";
import { byStatus } from "./by-status.ts";
import { readFields } from "./read-fields.ts";
import { readPath } from "./read-path.ts";
import type { Reading } from "./wire.ts";

/** Each action says by what: without a test of its own, by the status. Names may lead into the body. */
export function byEither(names: ResponseNames): Reading["read"] {
  const [envelope, status] = [byEnvelope(names, { at: readPath, fieldsOf: readFields }), byStatus(names)];
  return (response, action, isKnown) => (action.success ? envelope : status)(response, action, isKnown);
}
