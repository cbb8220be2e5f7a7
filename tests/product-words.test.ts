// The engine is for any product, so nothing in it speaks of the shipped one.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Words of lending, names of its markets, partners and servers, and fields of its responses. */
const words = new RegExp(
  `\\b(${[
    "loans?|lenders?|lends?|lending|lent|debts?|debtors?|overdue|instal\\w*ments?|coupons?|otp|kyc",
    "borrow\\w*|repay\\w*|repaid|complain\\w*|captcha\\w*|merchants?|merchantNumber|contracts|agreements",
    "india|indonesia|rupees?|rupiah|aadhaar|ktp|dana|pinjam\\w*|nbfc\\w*|cin",
    "alfamart|indomaret|alipay|payway|huichao|sumpay|googleScore",
    "burialPoint|languageType|deviceId|gid|spits|beech|swift|h5|vcode|payType|payCode",
    "bankCards?|cardNo|orderCard|orderList|orderDetail|productLogo|delayDetail|jointLogin|capcode",
    "closeWebView|X-Requested-With|deviceName|osVersion|youmi|indah",
  ].join("|")})\\b`,
  "i",
);

/** What it did by itself before it was said in wire files, which `upgrade` writes down. */
const formerForms = "src/authoring/cli/migrate/";
/** A product of another trade, which `new project` writes. */
const template = "src/authoring/templates/";

/** A condition on the name or flag of a market. */
const conditions = /market\w*(\.id|\.flag)? *[!=]== *["'`]/i;

/** Pages for somebody who has a product of another trade, and what a registry shows of the package. */
const introductions = ["quick-start", "embed", "own-api", "theming", "upgrade"].map((page) => `docs/${page}.md`);

it("what introduces the engine to other products has no word of this one", () => {
  const { description } = JSON.parse(readFileSync("package.json", "utf8"));
  const texts = [["package.json", description], ...introductions.map((page) => [page, readFileSync(page, "utf8")])];
  expect(texts.flatMap(([file, text]) => (words.test(text) ? [`${file} ${words.exec(text)?.[0]}`] : []))).toEqual([]);
});

it("the engine has no word of the product and no condition on a market", () => {
  const files = [
    ...filesOf("src").filter((file) => !file.startsWith(formerForms) && !file.startsWith(template)),
    ...filesOf("schemas").filter((file) => /^schemas\/[\w-]+\.schema\.json$/.test(file) && !file.includes(".gen.")),
  ];
  expect(files.length).toBeGreaterThan(250);
  const found = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) => (words.test(line) || conditions.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll("\\", "/"));
}
