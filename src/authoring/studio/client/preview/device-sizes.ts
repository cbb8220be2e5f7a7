/** What a preview can be as wide as, in CSS pixels. */
export const widths = [320, 360, 390, 412, 1280] as const;
/** In percent. */
export const textSizes = [100, 130, 200] as const;
/** What most phones have. */
export const usual = { width: 390, height: 844, textSize: 100 } as const;
