import { describeScreens } from "../support/browser/accessible-screens.ts";

describeScreens("india");
