// Checks of what does not depend on a variant. A check that is neither here nor in `screen-checks.ts` does not run.
import type { ProjectCheck } from "../check.ts";
import { hostIsWellFormed } from "./addresses/host-is-well-formed.ts";
import { policyIsFrameable } from "./addresses/policy-is-frameable.ts";
import { actionIsConsistent } from "./catalogue/action-is-consistent.ts";
import { actionIsLikeItsOwn } from "./catalogue/action-is-like-its-own.ts";
import { scenarioFitsScreen } from "./catalogue/scenario-fits-screen.ts";
import { schemaIsOfItsKind } from "./catalogue/schema-is-of-its-kind.ts";
import { settingIsConsistent } from "./catalogue/setting-is-consistent.ts";
import { settingIsKnown } from "./catalogue/setting-is-known.ts";
import { accentHasContrast } from "./colours/accent-has-contrast.ts";
import { overlayKeepsNeeds } from "./commits/overlay-keeps-needs.ts";
import { remoteCommitHasConsent } from "./disclosures/remote-commit-has-consent.ts";
import { textHasPluralForms } from "./languages/text-has-plural-forms.ts";
import { textIsInItsLanguage } from "./languages/text-is-in-its-language.ts";
import { textIsTranslated } from "./languages/text-is-translated.ts";
import { translationIsItsOwn } from "./languages/translation-is-its-own.ts";
import { translationKeepsFacts } from "./languages/translation-keeps-facts.ts";
import { fileIsNamedAfterId } from "./markets/file-is-named-after-id.ts";
import { languageIsConsistent } from "./markets/language-is-consistent.ts";
import { marketIsConsistent } from "./markets/market-is-consistent.ts";
import { marketIsKnown } from "./markets/market-is-known.ts";
import { mockDataIsValid } from "./mock/mock-data-is-valid.ts";
import { mockResponseFitsAction } from "./mock/mock-response-fits-action.ts";
import { scenarioChangesACall } from "./mock/scenario-changes-a-call.ts";
import { seedFitsItsMarket } from "./mock/seed-fits-its-market.ts";
import { seedSpeaksMarketLanguage } from "./mock/seed-speaks-market-language.ts";
import { fragmentIsUsed } from "./overlays/fragment-is-used.ts";
import { overlayChangesSomething } from "./overlays/overlay-changes-something.ts";
import { overlayIsNamedAfterMarket } from "./overlays/overlay-is-named-after-market.ts";
import { promotionHasPeriod } from "./overlays/promotion-has-period.ts";
import { pictureIsSafeToShip } from "./pictures/picture-is-safe-to-ship.ts";
import { pictureIsUsed } from "./pictures/picture-is-used.ts";
import { sitePictureFits } from "./pictures/site-picture-fits.ts";
import { messageFitsItsRule } from "./rules/message-fits-its-rule.ts";
import { ruleIsConsistent } from "./rules/rule-is-consistent.ts";
import { rulePatternCompiles } from "./rules/rule-pattern-compiles.ts";
import { routeIsUnique } from "./screens/route-is-unique.ts";
import { screenComesToRest } from "./screens/screen-comes-to-rest.ts";
import { settlementFitsItsRead } from "./settlement/settlement-fits-its-read.ts";
import { settlementListsOutcomes } from "./settlement/settlement-lists-outcomes.ts";
import { shellExitsAreGuarded } from "./shell/shell-exits-are-guarded.ts";
import { shellKeyIsConsistent } from "./shell/shell-key-is-consistent.ts";
import { testExpectsKnownWords } from "./tests/test-expects-known-words.ts";
import { testNamesWhatIsThere } from "./tests/test-names-what-is-there.ts";
import { labelKeepsPlaceholders } from "./texts/label-keeps-placeholders.ts";
import { textIsUsed } from "./texts/text-is-used.ts";
import { textKeepsPlaceholders } from "./texts/text-keeps-placeholders.ts";
import { wordingIsFinished } from "./texts/wording-is-finished.ts";
import { neededWidgetIsThere } from "./widgets/needed-widget-is-there.ts";
import { wireNameIsKnown } from "./wire/wire-name-is-known.ts";
import { wireNamesAreUnique } from "./wire/wire-names-are-unique.ts";
export const projectChecks: readonly ProjectCheck[] = [
  accentHasContrast,
  actionIsConsistent,
  actionIsLikeItsOwn,
  fileIsNamedAfterId,
  fragmentIsUsed,
  hostIsWellFormed,
  labelKeepsPlaceholders,
  marketIsConsistent,
  marketIsKnown,
  mockDataIsValid,
  mockResponseFitsAction,
  neededWidgetIsThere,
  overlayChangesSomething,
  overlayIsNamedAfterMarket,
  promotionHasPeriod,
  overlayKeepsNeeds,
  pictureIsSafeToShip,
  pictureIsUsed,
  policyIsFrameable,
  remoteCommitHasConsent,
  routeIsUnique,
  ruleIsConsistent,
  messageFitsItsRule,
  rulePatternCompiles,
  scenarioFitsScreen,
  scenarioChangesACall,
  seedSpeaksMarketLanguage,
  seedFitsItsMarket,
  screenComesToRest,
  settingIsKnown,
  shellExitsAreGuarded,
  sitePictureFits,
  settlementFitsItsRead,
  settlementListsOutcomes,
  testExpectsKnownWords,
  testNamesWhatIsThere,
  textHasPluralForms,
  textIsInItsLanguage,
  textIsTranslated,
  textIsUsed,
  textKeepsPlaceholders,
  wireNamesAreUnique,
  settingIsConsistent,
  schemaIsOfItsKind,
  shellKeyIsConsistent,
  translationKeepsFacts,
  translationIsItsOwn,
  languageIsConsistent,
  wireNameIsKnown,
  wordingIsFinished,
];
