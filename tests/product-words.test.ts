// The engine is for any product, so nothing in it speaks of this one.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const words =
  /\b(loans?|lenders?|repay\w*|complain\w*|captchas?|instal\w*ments?|rupees?|rupiah|india|indonesia|alfamart|indomaret|alipay|payway|huichao|dana|nbfc\w*)\b/i;

/** A condition on the name or flag of a market. */
const conditions = /market\w*(\.id|\.flag)? *[!=]== *["'`]/i;

/** Types of the product's entities are still generated beside those of the format, and examples of checks are its own. */
const others = /^core\/format\/types\.gen\.ts$|^authoring\/checker\//;

it("the engine has no word of the product and no condition on a market", () => {
  const files = readdirSync("src", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .replaceAll("\\", "/")
        .replace(/^src\//, ""),
    )
    .filter((file) => !others.test(file));
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    readFileSync(join("src", file), "utf8")
      .split("\n")
      .flatMap((line, index) => (words.test(line) || conditions.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
