import type { Command } from "../command.ts";
import { prove } from "../release/prove.ts";
import { prune } from "../release/prune.ts";
import { release } from "../release/release.ts";
import { rollback } from "../release/rollback.ts";
import { status } from "../release/status.ts";
import { brief } from "./assistant/brief.ts";
import { describeName } from "./assistant/describe.ts";
import { find } from "./assistant/find.ts";
import { mcp } from "./assistant/mcp.ts";
import { schema } from "./assistant/schema.ts";
import { build } from "./build.ts";
import { check } from "./check.ts";
import { dev } from "./dev.ts";
import { diff } from "./diff.ts";
import { explain } from "./explain.ts";
import { format } from "./format.ts";
import { generate } from "./generate.ts";
import { init } from "./init.ts";
import { list } from "./list.ts";
import { mock } from "./mock.ts";
import { create } from "./new.ts";
import { picture } from "./picture.ts";
import { rehearseVisits } from "./rehearse.ts";
import { rename } from "./rename.ts";
import { serveConfig } from "./serve-config.ts";
import { coverage, test } from "./test.ts";
import { texts } from "./texts.ts";
import { upgrade } from "./upgrade.ts";

/** Every command, in the order in which the help lists them. */
export const commands: readonly Command[] = [
  init,
  create,
  dev,
  mock,
  check,
  explain,
  diff,
  format,
  list,
  texts,
  rename,
  test,
  coverage,
  rehearseVisits,
  generate,
  build,
  serveConfig,
  release,
  status,
  rollback,
  prune,
  prove,
  upgrade,
  brief,
  find,
  describeName,
  schema,
  picture,
  mcp,
];
