import { screenCheck } from "../../check.ts";
import { listTexts } from "../../queries/texts/texts.ts";

const runsCode = /^\s*(javascript|vbscript|data|file):/i;
/** Of what is written out: servers may be allowed to send other addresses. */
const isSecure = /^\s*https:\/\/[^/]/i;

export const addressIsAllowed = screenCheck({ id: "address-is-allowed", isFixed: true }, (index, report) => {
  const allowed = index.catalogue.settings.hosts.navigate;
  const led = index.steps.flatMap(({ step, pointer }) =>
    step.do === "leave" ? [`${pointer}/url`] : step.do === "native" ? [`${pointer}/params/url`] : [],
  );
  for (const { text, pointer } of listTexts(index)) {
    if (text.startsWith("{") || !(led.includes(pointer) || runsCode.test(text))) continue;
    const host = readHost(text.split("{")[0] ?? "");
    if (host === undefined)
      report(pointer, {
        message: "This is not a full `https` URL.",
        help: "Write it in full, beginning with `https://`.",
      });
    else if (allowed !== "any" && !allowed.includes(host))
      report(pointer, {
        message: `\`screens/catalogue/settings.json\` does not allow the host \`${host}\`.`,
        help: "Add it to `hosts.navigate` in that file.",
      });
  }
});

function readHost(address: string): string | undefined {
  if (!isSecure.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.username === "" && url.password === "" ? url.host : undefined;
}
