/** Answers that are the same for everybody: one file for each action, `answers/<action>.json`. */
import contactInfo from "./answers/contactInfo.json" with { type: "json" };
import type { Behaviours } from "./outcome.ts";

const answers: { readonly [action: string]: unknown } = { contactInfo };

export const staticAnswers: Behaviours = Object.fromEntries(Object.entries(answers).map(([action, data]) => [action, () => ({ data })]));
