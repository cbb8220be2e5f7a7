/** What a change of a text means for the file of a promotion. Nothing here knows the page. */
import type { FormChange, FormPlace, FormText, FormTranslation, FormWording, PromotionForm } from "../../protocol/promotion.ts";

/** `hero.title` as the name of a text: `heroTitle`. */
export function nameText(node: string, prop: string): string {
  return `${node}-${prop}`.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export function placeOfText(name: string, language: string): FormPlace {
  return ["texts", name, language];
}

export type WrittenText = Pick<FormText, "name" | "isOwn" | "fixed" | "counts" | "translations">;

/** One form of a text as the promotion's own; '' takes it out. */
export function writeWording({ name, isOwn, counts }: WrittenText, { language, forms }: FormTranslation, form: FormWording): FormChange[] {
  const { category, text } = form;
  const value = text === "" ? {} : { value: text };
  if (category === "") return [{ at: placeOfText(name, language), ...value }];
  const isWritten = isOwn && forms.some((one) => one.text !== "");
  // Without this form the file would have a mistake: it stays until there are other words.
  if (isWritten && category === "other" && text === "") return [];
  if (isWritten) return [{ at: [...placeOfText(name, language), category], ...value }];
  // The first words of the promotion's own: the other forms, and what is counted, come along.
  const all = forms.map((one): [string, string] => [one.category, one.category === category ? text : one.text || one.base || text]);
  return [
    ...(counts === "" ? [] : [{ at: ["texts", name, "count"], value: counts }]),
    { at: placeOfText(name, language), value: Object.fromEntries(all.filter(([, words]) => words !== "")) },
  ];
}

/** Texts of the promotion's own, each with words to begin with: a place without any would hold the preview up. */
export function beginWords({ id, languages }: PromotionForm, names: readonly string[], words = id): FormChange[] {
  const sameIn = languages.slice(1);
  const value = { ...Object.fromEntries(languages.map((language) => [language, words])), ...(sameIn.length > 0 && { sameIn }) };
  return names.map((name) => ({ at: ["texts", name], value }));
}
