import { describeBroken } from "../support/broken-answers.ts";
import { callsOf } from "../support/every-call.ts";

describeBroken(callsOf("india").filter(({ act, action }) => act !== undefined && action.success !== "ignored"));
