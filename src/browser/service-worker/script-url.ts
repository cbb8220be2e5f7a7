/** The address of the worker's script, as Trusted Types require it. */

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

declare global {
  interface Window {
    /** Browsers without Trusted Types take plain strings. */
    readonly trustedTypes?: TrustedTypes;
  }
}

export const script = `${import.meta.env.BASE_URL}sw.js`;

/** The headers allow one policy by this name, and it lets one address pass. */
export function scriptUrl(): string {
  const policy = window.trustedTypes?.createPolicy("sw", {
    createScriptURL(url) {
      if (url !== script) throw new TypeError("Only the service worker's own script may be registered.");
      return url;
    },
  });
  return policy ? policy.createScriptURL(script) : script;
}
