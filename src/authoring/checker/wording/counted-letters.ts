/** Reads how many digits or letters a text asks for, and up to how many photos or stars. */

/** How words for digits and letters begin, in languages that are often written. */
const stems =
  "digit|dígit|charact|caract|karakter|letter|huruf|angka|ziffer|zeichen|buchstabe|cijfer|teken|chiffre|lettre|cifr|letra|rakam|harf|hane|znak|цифр|символ|букв|رقم|أرقام|حرف|अंक|अक्षर|桁|位|文字|字符|자리";
const counted = new RegExp(`(?<![\\d.,])(\\d{1,4})(?:\\s*(?:[-–—]|\\p{L}{1,7})\\s*(\\d{1,4}))?[\\s-]*(?:\\p{L}+\\s)?(?:${stems})`, "giu");

/** One or two for each time that it asks. */
export function readCounts(text: string): number[][] {
  return [...text.replace(/\{[^{}]*\}/g, "x").matchAll(counted)].map(([, from, to]) =>
    [from, to].flatMap((found) => (found === undefined ? [] : [Number(found)])),
  );
}

const pieces =
  "photo|foto|pictur|gambar|imag|imágen|bild|file|berkas|datei|fichier|archivo|фото|файл|star|bintang|stern|étoile|estrella|звёзд|照片|文件|图片|星|사진|별|写真|फ़ोटो|صور";
const most =
  "up to|at most|max|maks|no more than|hingga|sampai|paling banyak|bis zu|höchstens|jusqu[’']à|hasta|como máximo|até|no máximo|fino a|tot|до|最多|最大|최대|अधिकतम";
const limited = new RegExp(`(?:${most})\\p{L}*[.:]?\\s*(\\d{1,3})\\s*(?:张|枚|장|개)?\\s*(?:${pieces})`, "giu");

/** How many are let in at most, in words that say so. */
export function readMost(text: string): number[] {
  return [...text.replace(/\{[^{}]*\}/g, "x").matchAll(limited)].map(([, found]) => Number(found));
}
