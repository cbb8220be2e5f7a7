import { beforeAll, beforeEach } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react/pure";

// Files share one page and their modules, so that each begins with what a new page would have.
beforeAll(() => page.viewport(390, 844));
beforeEach(cleanup);
