import type { ScreenCheck } from "../check.ts";

const hasScheme = /^\s*[a-z][a-z0-9+.-]*:/i;

export const addressIsAllowed: ScreenCheck = {
  id: "address-is-allowed",
  why: "The gate for addresses refuses a host that `screens/settings.json` does not list, and the borrower's tap leads nowhere.",
  over: "screen",
  run({ steps, analysis, catalogue }, report) {
    const { navigate, images, frames } = catalogue.settings.hosts;
    const left = steps.flatMap(({ step, pointer }) => (step.do === "leave" ? [`${pointer}/url`] : []));
    for (const { kind, text, pointer } of analysis.sites) {
      if (kind !== "template") continue;
      const isLeft = left.includes(pointer);
      if (!isLeft && !/^\s*(https?|javascript|data|vbscript|file):/i.test(text)) continue;
      const fixed = text.split("{")[0] ?? "";
      if (isLeft && fixed === "" && text !== "") continue;
      const host = readHost(fixed);
      const allowed = isLeft ? navigate : [...navigate, ...images, ...frames];
      if (host === undefined)
        report(pointer, {
          message: "This address is not one that a borrower may be led to.",
          help: "Write it in full, beginning with `https://`.",
        });
      else if (!allowed.includes("*") && !allowed.includes(host))
        report(pointer, {
          message: `The host \`${host}\` is not on the list of allowed hosts.`,
          help: "Add it to `hosts` in `screens/settings.json`.",
        });
    }
  },
  bad: [
    { screen: { ...link("javascript:alert(1)") } },
    { screen: { ...link("www.example.com") } },
    { screen: { ...link("https://elsewhere.example/help") } },
  ],
  good: [{ screen: { ...link("https://www.example.com/help") } }],
};

function readHost(address: string): string | undefined {
  if (!hasScheme.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return (url.protocol === "https:" || url.protocol === "http:") && url.username === "" && url.password === "" ? url.host : undefined;
}

function link(url: string) {
  return { body: [{ widget: "button", id: "help", props: { label: "Help" }, on: { tap: [{ do: "leave", url }] } }] };
}
