import { useEffect, useLayoutEffect } from "react";

/**
 * Runs an effect before the browser paints, as `useLayoutEffect` does, which React 18 warns of on a server.
 *
 * @example useLayout(() => ref.current?.scrollIntoView(), [ref]);
 */
export const useLayout: typeof useLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
