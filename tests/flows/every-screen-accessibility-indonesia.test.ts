import { describeScreens } from "../support/accessible-screens.ts";

describeScreens("indonesia");
