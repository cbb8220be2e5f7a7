/**
 * The widgets of the engine, each under the name that definitions use, which is also the name of its folder: `layar/widgets`. A build takes
 * those that it names. A project's own widget of the same name stands in the place of one.
 */
export { BottomBar as "bottom-bar" } from "./bottom-bar/bottom-bar.tsx";
export { Button as "button" } from "./button/button.tsx";
export { CameraInput as "camera-input" } from "./camera-input/camera-input.tsx";
export { Checkbox as "checkbox" } from "./checkbox/checkbox.tsx";
export { ChoiceList as "choice-list" } from "./choice-list/choice-list.tsx";
export { Composer as "composer" } from "./composer/composer.tsx";
export { CopyField as "copy-field" } from "./copy-field/copy-field.tsx";
export { Dialog as "dialog" } from "./dialog/dialog.tsx";
export { Document as "document" } from "./document/document.tsx";
export { EmptyState as "empty-state" } from "./empty-state/empty-state.tsx";
export { FactsList as "facts-list" } from "./facts-list/facts-list.tsx";
export { Frame as "frame" } from "./frame/frame.tsx";
export { Hero as "hero" } from "./hero/hero.tsx";
export { IconButton as "icon-button" } from "./icon-button/icon-button.tsx";
export { ImageGrid as "image-grid" } from "./image-grid/image-grid.tsx";
export { ImageUploader as "image-uploader" } from "./image-uploader/image-uploader.tsx";
export { LanguageChoice as "language-choice" } from "./language-choice/language-choice.tsx";
export { Link as "link" } from "./link/link.tsx";
export { LinkList as "link-list" } from "./link-list/link-list.tsx";
export { LocationProbe as "location-probe" } from "./location-probe/location-probe.tsx";
export { MainContent as "main-content" } from "./main-content/main-content.tsx";
export { NodeError as "node-error" } from "./node-error/node-error.tsx";
export { Note as "note" } from "./note/note.tsx";
export { PageHeader as "page-header" } from "./page-header/page-header.tsx";
export { Quote as "quote" } from "./quote/quote.tsx";
export { RadioList as "radio-list" } from "./radio-list/radio-list.tsx";
export { RefreshRow as "refresh-row" } from "./refresh-row/refresh-row.tsx";
export { ScreenError as "screen-error" } from "./screen-error/screen-error.tsx";
export { Section as "section" } from "./section/section.tsx";
export { SelectRow as "select-row" } from "./select-row/select-row.tsx";
export { SiteFooter as "site-footer" } from "./site-footer/site-footer.tsx";
export { SiteHeader as "site-header" } from "./site-header/site-header.tsx";
export { Stack as "stack" } from "./stack/stack.tsx";
export { StarRater as "star-rater" } from "./star-rater/star-rater.tsx";
export { Tabs as "tabs" } from "./tabs/tabs.tsx";
export { Tag as "tag" } from "./tag/tag.tsx";
export { Text as "text" } from "./text/text.tsx";
export { TextArea as "text-area" } from "./text-area/text-area.tsx";
export { TextField as "text-field" } from "./text-field/text-field.tsx";
export { Timeline as "timeline" } from "./timeline/timeline.tsx";
export { Toast as "toast" } from "./toast/toast.tsx";
export type { WidgetContracts, WidgetProps } from "./types.gen.ts";
export { Verdict as "verdict" } from "./verdict/verdict.tsx";
