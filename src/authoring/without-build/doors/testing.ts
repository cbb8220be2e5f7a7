export { CallFailed, Refused } from "../../../browser/embed/index.ts";
export { type MockResponses, type MockSituation, mockTransport } from "./render/mock-transport.ts";
export { type RenderedScreen, type RenderOptions, renderScreen, type SentCall } from "./render/render-screen.tsx";
