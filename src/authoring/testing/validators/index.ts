export {
  compileScreenValidator,
  compileValidator,
  screenValidatorId,
  validatorId,
  writeScreenValidator,
  writeSilentValidator,
  writeValidator,
} from "./validator.ts";
export { withoutDescriptions } from "./without-descriptions.ts";
