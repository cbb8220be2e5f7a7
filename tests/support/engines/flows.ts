/** What a borrower does, written once for every engine. */
import type { FlowVisit } from "./flow-visit.ts";

export interface Flow {
  readonly title: string;
  /** A commit that may be sent once. */
  readonly sends?: string;
  readonly hasStorage?: false;
  run(visit: FlowVisit, photo: string): Promise<void>;
}

export const flows: readonly Flow[] = [
  {
    title: "takes a loan",
    sends: "/v3/loan-confirm/loan-detail-push",
    async run({ open, tap, screen }) {
      await open("/loanConfirm?productId=P21");
      await tap("[data-node=confirm]");
      await screen("loan-details");
    },
  },
  {
    title: "sends a loan of unknown outcome once, over a reload, and finds it",
    sends: "/v3/loan-confirm/loan-detail-push",
    async run({ open, tap, screen, sees, reload }) {
      await open("/loanConfirm?productId=P21&scenario=push-unreadable");
      await tap("[data-node=confirm]");
      // The page looks by itself after ten seconds, or when it comes into view: in a slow engine it may have found the loan by now.
      await sees("[data-node=unknown], [data-screen=loan-details]");
      await reload();
      await sees("[data-node=unknown], [data-screen=loan-details]");
      // Looking is in the place of what would send it again, and finds the loan.
      await tap("[data-node=look]", "loan-details");
      await screen("loan-details");
    },
  },
  {
    title: "pays all instalments by virtual account, and comes back",
    async run({ open, tap, screen, sees, back }) {
      await open("/repayment?productId=P21&orderId=L2001");
      await tap("[data-node=all] input");
      await tap("[data-node=pay]");
      await screen("repayment-virtual-account");
      await sees("[data-node=code]", "8808");
      await back();
      await screen("repayment-periods");
      await tap("[data-node=pay]");
      await screen("repayment-virtual-account");
      await tap("[data-node=paid]");
      await screen("loan-details");
    },
  },
  {
    title: "complains with a photo, and finds the complaint in the list",
    sends: "/user-problem/problem-save",
    async run({ open, tap, type, attach, screen, sees }, photo) {
      await open("/complaint");
      await tap("[data-node=types] button");
      await tap("[data-node=sub-types] button");
      await screen("complaint-form");
      await type("[data-node=text] textarea", "They shouted at me");
      await attach(photo);
      await sees("[data-node=images] li img");
      await tap("[data-node=submit]");
      await screen("complaint-type");
      await tap("[data-node=my-complaints]");
      await screen("complaint-list");
      await sees("[data-screen=complaint-list]", "They shouted at me");
    },
  },
  {
    title: "registers with a picture and a code",
    sends: "/api/v2/youmi/promotion/register",
    async run({ open, tap, type, screen }) {
      await open("/?scenario=promotion-register/sent#/registerTemplate?templateId=T4");
      await type("[data-node=phone] input", "13812345678");
      await type("[data-node=captcha] input", "ABCD");
      await tap("[data-node=send]");
      await type("[data-node=sms] input", "123456");
      await tap("[data-node=submit]");
      await screen("promotion-download");
    },
  },
  {
    title: "asks in the chat, and has the conversation again after a reload",
    async run({ open, tap, sees, reload, type }) {
      await open("/intelligentCustomerService?selectedIndex=0&orderNo=L2001");
      await tap("[data-node=log] button");
      await sees("[data-node=feedback]");
      await type("[data-node=composer] textarea", "half a");
      await reload();
      await sees("[data-node=feedback]");
      await tap("[data-node=feedback] button");
      await sees("dialog [data-node=stars]");
    },
  },
  {
    title: "reads the public site and writes to the company",
    async run({ open, tap, type, screen, back, sees }) {
      await open("/About");
      await tap("[data-node=footer-user]");
      await screen("site-user-agreement");
      await back();
      await screen("site-about");
      await open("/Contact");
      await sees("[data-screen=site-contact]:not([data-page])");
      await type("[data-node=name] input", "Asha");
      await type("[data-node=email] input", "asha@example.com");
      await type("[data-node=message] textarea", "How do I pay?");
      await tap("[data-node=send]");
      await sees("[data-widget=toast]", "Submit successfully!");
    },
  },
  {
    title: "reads that the page must stay open where nothing can be stored",
    hasStorage: false,
    sends: "/v3/loan-confirm/loan-detail-push",
    async run({ open, tap, sees, screen }) {
      await open("/loanConfirm?productId=P21");
      await sees("[data-node=stay-here]");
      await tap("[data-node=confirm]");
      await screen("loan-details");
    },
  },
];
