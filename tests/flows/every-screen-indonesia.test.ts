import { describeScreens } from "../support/browser/market-screens.ts";

describeScreens("indonesia");
