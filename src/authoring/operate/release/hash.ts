import { createHash } from "node:crypto";

/** SHA-256 in hexadecimal digits. */
export const hashOf = (content: Buffer): string => createHash("sha256").update(content).digest("hex");
