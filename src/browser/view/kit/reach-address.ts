import { mailHref, telHref } from "../../runtime/index.ts";

/**
 * Gives the address that calls a number, or else one that writes to a mail address; undefined for any other text.
 *
 * @example reachAddress(company.phone, company.mail) // "tel:+6281234567"
 */
export function reachAddress(phone?: string, mail?: string): string | undefined {
  return telHref(phone) ?? mailHref(mail) ?? undefined;
}
