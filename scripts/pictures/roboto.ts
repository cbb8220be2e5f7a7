/** Pictures show screens as most borrowers see them: `system-ui` is Roboto on Android. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";

const font = "Roboto";

/** Lets browsers that are launched after this take Roboto for `system-ui`, whatever this machine takes. */
export function mapSystemFont(folder: string): void {
  const file = join(folder, "fonts.conf");
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<match><test name="family"><string>system-ui</string></test><edit name="family" mode="assign" binding="strong"><string>${font}</string></edit></match>
</fontconfig>`,
  );
  process.env["FONTCONFIG_FILE"] = file;
}

/** Throws with what to install when the browser draws `system-ui` in another font. */
export async function requireRoboto(page: Page): Promise<void> {
  await page.setContent('<p style="font-family:system-ui">Loan details</p>');
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "p" });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  const drawn = fonts.map(({ familyName }) => familyName).join(", ");
  if (drawn !== font)
    throw new Error(
      `Pictures are set in ${font}, as Android shows the screens; here they would be set in ${drawn}. Nothing was written.
Install it and run this again: \`apt install fonts-roboto\` (Debian, Ubuntu), \`dnf install google-roboto-fonts\` (Fedora).
macOS and Windows have no way to take it for \`system-ui\`: use a container with Linux there.`,
    );
}
