/** Answers that are the same for everybody: one file for each action, `answers/<action>.json`. */
import contactInfo from "./answers/contactInfo.json" with { type: "json" };

export const staticAnswers: { readonly [action: string]: unknown } = { contactInfo };
