/** Reads how many digits or letters a text asks for. */

/** How words for digits and letters begin, in languages that are often written. */
const stems =
  "digit|dígit|charact|caract|karakter|letter|huruf|angka|ziffer|zeichen|buchstabe|cijfer|teken|chiffre|lettre|cifr|letra|rakam|harf|hane|znak|цифр|символ|букв|رقم|أرقام|حرف|अंक|अक्षर|桁|位|文字|字符|자리";
const counted = new RegExp(`(?<![\\d.,])(\\d{1,4})(?:\\s*(?:[-–—]|\\p{L}{1,7})\\s*(\\d{1,4}))?[\\s-]*(?:\\p{L}+\\s)?(?:${stems})`, "giu");

export function readCounts(text: string): number[] {
  return [...text.replace(/\{[^{}]*\}/g, "x").matchAll(counted)].flatMap(([, from, to]) =>
    [from, to].flatMap((found) => (found === undefined ? [] : [Number(found)])),
  );
}
