// Addresses in the words of a draft, and words that only look like one.
import { expect, it } from "vitest";
import { addressesIn } from "../../../src/authoring/edits/grants/addresses.ts";

const find = (text: string, key = "text") => [...addressesIn({ text, key })];

it.each([
  ["Pay at evil.example/pay", "evil.example/pay"],
  ["Pay at EVIL.zz/pay, now", "EVIL.zz/pay,"],
  ["Pay at evil.zz:8080/", "evil.zz:8080/"],
  ["See evil.com.", "evil.com"],
  ["evil.co.uk", "evil.co.uk"],
  ["{company.name}.evil.com", "evil.com"],
  ["www.example.com.evil.zz", "www.example.com.evil.zz"],
  ["ev\u200bil.com", "evil.com"],
  ["evil．com", "evil.com"],
  ["evil.{'example' + '/pay'}", "evil.example/pay"],
  ["ev{params.id}il.com", "evil.com"],
  ["{params.id == '' ? 'evil.com' : 'x'}", "evil.com"],
  ["{join(['evil.com'], ' ')}", "evil.com"],
  ["http{'s'}://evil.example", "https://evil.example"],
  ["{'java' + 'script'}:alert(1)", "javascript:alert(1)"],
  ["write to pay@evil.example", "pay@evil.example"],
  ["first.last+x@mail.evil.zz!", "first.last+x@mail.evil.zz"],
  ["WhatsApp +62 812 3456 7890", "+62 812 3456 7890"],
  ["Telp. (021) 555-1234", "021) 555-1234"],
  ["0812.3456.7890", "0812.3456.7890"],
  ["+62{' 812 3456'} 7890", "+62 812 3456 7890"],
])("finds the address in %s", (text, address) => {
  expect(find(text)).toContain(address);
});

it.each([
  "Rp 10.000.000",
  "Rp 500.000/bulan",
  "Rp 0 - 1.000.000",
  "₹ 1,00,000",
  "₹0.50, e.g. 25.000 or 0,5 % i.e. 100%",
  "01.03.2027",
  "01-03-2027 08.00 - 15-03-2027 17.00",
  "2027-03-01 06.00",
  "08.00 - 17.00 WIB",
  "08:00–17:00, 01/03/2027",
  "No. HP/WA",
  "Ya/tidak, dll. 24/7",
  "Done. Next: {texts.more}",
  "{data.order.info} {item.id}/{state.live}",
  "{date(now, 'dd.MM.yyyy HH:mm')}",
  "{money(params.amount)} of {data.loan.total - 0}",
  "picture:shop.com/hero.svg",
  "company.appName",
])("finds none in %s", (text) => {
  expect(find(text)).toEqual([]);
});

it("takes a path of the store for no word", () => {
  expect([find("state.id", "bind"), find("state.info", "path"), find("data.list.in", "each")]).toEqual([[], [], []]);
  expect(find("evil.com", "path")).toEqual(["evil.com"]);
});
