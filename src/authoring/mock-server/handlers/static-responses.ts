/** Answers that are the same for everybody: one file for each action, `answers/<action>.json`. */

import type { Behaviours } from "./outcome.ts";
import contactInfo from "./responses/contactInfo.json" with { type: "json" };

const answers: { readonly [action: string]: unknown } = { contactInfo };

export const staticAnswers: Behaviours = Object.fromEntries(Object.entries(answers).map(([action, data]) => [action, () => ({ data })]));
