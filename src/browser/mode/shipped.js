export const isDeveloping = false;
