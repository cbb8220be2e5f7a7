/** Some editors begin a file with an invisible byte order mark, which is no part of its text. */
export const withoutByteMark = (text: string): string => text.replace(/^\uFEFF/, "");
