/** The registration page of a promotion, as a visitor meets it in a flow test. */
import type { Page } from "playwright";
import { expect } from "vitest";
import type { BuiltApp } from "./built-app.ts";
import { type Market, type Visitor, visit } from "./visitor.ts";

/** What the page says in each market, with the template that has a promotion there. */
export const promotionWords = {
  india: {
    template: "T2",
    headline: "Your first loan at a lower rate",
    own: "Only for your first loan with us.",
    phone: "Phone number",
    phoneHint: "11 digits starting with 13 to 19, without +91",
    captcha: "Code in the picture",
    refresh: "Show another picture",
    sms: "SMS code",
    send: "Send code",
    sent: "The code has been sent",
    submit: "Register now",
    builtIn: "Register",
    noCaptcha: "Please enter the code in the picture",
    noSms: "Please enter the SMS code",
    wrong: "The code in the picture is wrong",
    agreement: "User agreement",
    agreementBody: "By registering you accept the terms of service.",
    download: "Download",
    retry: "Retry",
  },
  indonesia: {
    template: "T1",
    headline: "Pinjaman pertama dengan bunga lebih ringan",
    own: "Berlaku untuk pendaftaran sampai 31 Agustus 2027.",
    phone: "Nomor telepon",
    phoneHint: "11 angka, diawali 13 sampai 19, tanpa +62",
    captcha: "Kode pada gambar",
    refresh: "Tampilkan gambar lain",
    sms: "Kode SMS",
    send: "Kirim kode",
    sent: "Kode telah dikirim",
    submit: "Daftar sekarang",
    builtIn: "Daftar",
    noCaptcha: "Silakan isi kode pada gambar",
    noSms: "Silakan isi kode SMS",
    wrong: "Kode pada gambar salah",
    agreement: "Perjanjian pengguna",
    agreementBody: "Dengan mendaftar Anda menyetujui ketentuan layanan.",
    download: "Unduh",
    retry: "Coba lagi",
  },
} as const;

export interface Registering extends Visitor {
  /** Addresses of the captchas that were asked for, in order. */
  readonly pictures: URL[];
  /** What the newest captcha says; waits for it. */
  captcha(): Promise<string>;
  field(name: string): ReturnType<Page["getByRole"]>;
  button(name: string | RegExp): ReturnType<Page["getByRole"]>;
  /** Waits for a toast. */
  hears(text: string): Promise<void>;
}

/** Opens the page with its parameters, and comes back when the first captcha is there. */
export async function comeToRegister(app: BuiltApp, market: Market, query: string): Promise<Registering> {
  const visitor = await visit(app, { market });
  const { page } = visitor;
  const pictures: URL[] = [];
  let words: Promise<string> = Promise.resolve("");
  page.on("response", (response) => {
    if (!response.url().includes("get-captcha")) return;
    pictures.push(new URL(response.url()));
    // A test may leave the page before its picture is read.
    words = response.text().then(
      (drawing) => />([A-Z]{4})</.exec(drawing)?.[1] ?? "",
      () => "",
    );
  });
  await visitor.open(`/#/registerTemplate?${query}`);
  await expect.poll(() => pictures.length).toBeGreaterThan(0);
  return {
    ...visitor,
    pictures,
    captcha: () => words,
    field: (name) => page.getByRole("textbox", { name, exact: true }),
    button: (name) => page.getByRole("button", { name, exact: true }),
    hears: (text) => page.locator("[data-widget=toast]").getByText(text, { exact: true }).waitFor(),
  };
}

/** What stands in a field, without the blanks between groups. */
export const digitsIn = async (field: ReturnType<Page["getByRole"]>): Promise<string> => (await field.inputValue()).replace(/ /g, "");
