/**
 * Whether it is by what a build is known, such as `bdfhkmnpabce-cafebabe`: twelve letters of its content, and eight of its commit where
 * there is one. An id is a part of paths, so that nothing else may pass for one.
 */
export const isReleaseId = (text: unknown): text is string => typeof text === "string" && /^[a-p]{12}(?:-[a-p]{8})?$/.test(text);
