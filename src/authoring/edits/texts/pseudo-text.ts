const plain = "aceinosuyzACEINOSUYZ";
const accented = "áçéíñöšüÿžÁÇÉÍÑÖŠÜÝŽ";

/** How much longer a translation may become: short ones most of all. */
function growthOf(length: number): number {
  return length < 12 ? 0.6 : length < 40 ? 0.4 : 0.3;
}

/** A wording that can still be read, as long as a long language would have it; what stands in braces stays. */
export function writePseudo(text: string): string {
  const words = text
    .split(/(\{[^{}]*\})/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[A-Za-z]/g, (letter) => accented[plain.indexOf(letter)] ?? letter)))
    .join("");
  const { length } = text.replace(/\{[^{}]*\}/g, "").trim();
  const more = Math.ceil(length * growthOf(length));
  return more === 0 ? text : `${words} ${"ëxträ lõng ".repeat(more).slice(0, more).trim()}`;
}
