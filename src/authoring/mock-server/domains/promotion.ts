/** Promotions, and registering by telephone number, captcha and SMS code. */
import type { StoredImage } from "../handlers/images.ts";
import type { Behaviours, Outcome } from "../handlers/outcome.ts";
import type seed from "../seeds/india/promotion.json";

type Seed = typeof seed;

/** What every SMS of the played server says. */
const smsCode = "123456";

/** What the captcha of a registration says at present: one for each picture that was asked for. */
export class Captchas {
  readonly #words = new Map<string, string>();
  #drawn = 0;
  #begun = 0;

  begin(): string {
    this.#begun += 1;
    return `S${this.#begun}`;
  }

  /** A new word of four letters for a registration, drawn. */
  draw(sid: string): StoredImage {
    this.#drawn += 1;
    const word = [...Array(4).keys()].map((place) => "ABCDEFGHJKLMNPQRSTUVWXYZ"[(this.#drawn * 7 + place * 11) % 24] ?? "A").join("");
    this.#words.set(sid, word);
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 40"><rect width="96" height="40" fill="#ddd"/><text x="48" y="28" font-size="24" font-family="monospace" text-anchor="middle">${word}</text></svg>`;
    return { type: "image/svg+xml", bytes: new TextEncoder().encode(drawing) };
  }

  isRight(sid: unknown, word: unknown): boolean {
    return this.#words.get(String(sid)) === String(word).toUpperCase();
  }
}

export function promotionBehaviours({ words, registered, templates }: Seed, captchas: Captchas): Behaviours {
  const numbers = new Set(registered);
  const known = new Map<string, object>(templates.map((template) => [template.id, template]));
  return {
    channelTemplate: ({ templateId }) => {
      const template = known.get(String(templateId));
      return template === undefined ? { code: "5", message: words.template } : { data: template };
    },
    getSid: () => ({ data: { sid: captchas.begin() } }),
    getSms: ({ sid, captcha }): Outcome => (captchas.isRight(sid, captcha) ? { data: null } : { code: "101", message: words.captcha }),
    register: ({ phone, sid, capcode, smsCode: code }): Outcome => {
      if (!captchas.isRight(sid, capcode)) return { code: "-1", message: words.captcha };
      if (numbers.has(String(phone))) return { code: "11", message: words.registered };
      if (code !== smsCode) return { code: "12", message: words.sms };
      numbers.add(String(phone));
      return { data: null };
    },
  };
}
