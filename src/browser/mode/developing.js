export const isDeveloping = true;
