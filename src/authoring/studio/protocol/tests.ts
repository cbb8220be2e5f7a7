/** What the pages of the studio ask about tests of screens. */
import type { StudioPlace } from "./place.ts";
import { gives } from "./request.ts";

export const testRequests = {
  /** The tests of a screen, run with what is in the studio. */
  tests: gives<readonly StudioTest[]>()({ screen: "text" }),
  /** What a recording comes to as a test of this name; nothing is written. */
  testDraft: gives<TestDraft>()({ recording: "text", name: "text" }),
  /** Texts that stand in the project, and so are nobody's secret. */
  known: gives<readonly string[]>()({}),
};

export interface StudioTest {
  readonly name: string;
  readonly place: StudioPlace;
  /** In which it ran. */
  readonly variants: readonly string[];
  readonly failures: readonly TestFinding[];
  /** As JSON, with the moment at which it begins. */
  readonly test: string;
}

export interface TestFinding {
  readonly message: string;
  readonly place: StudioPlace;
  readonly variant: string;
  /** As JSON, where something was compared. */
  readonly expected?: string;
  readonly found?: string;
}

/** `refusal`: why there is no test. */
export type TestDraft =
  | { readonly refusal: string }
  | {
      readonly refusal?: undefined;
      /** The test as JSON. */
      readonly test: string;
      readonly path: string;
      /** Of the file without the test. */
      readonly from: string;
      /** Of the file with the test in it. */
      readonly text: string;
      /** In what a run of the test differs from the recording. */
      readonly differences: readonly string[];
      /** What the test finds when it is run as it is written. */
      readonly findings: readonly string[];
      /** Whether it has the recorded responses, because those of the mock server lead elsewhere. */
      readonly hasResponses: boolean;
    };
