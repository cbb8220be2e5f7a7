import { beforeAll, beforeEach } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react/pure";

// Files share one page and their modules, so that each test begins with what a new page would have.
beforeAll(() => page.viewport(390, 844));
beforeEach(async () => {
  await cleanup();
  window.scrollTo(0, 0);
  // The Tab key goes on from where the focus was last, even after that element is gone.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute("tabindex");
});
