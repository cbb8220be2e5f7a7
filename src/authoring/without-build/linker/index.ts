export { interpretSchema } from "./interpret-schema.ts";
export { createWire } from "./live-wire.ts";
export { createMockTransport, origin, type SentCall, type ServedMock } from "./mock-transport.ts";
export { createScreenModule } from "./screen-module.ts";
