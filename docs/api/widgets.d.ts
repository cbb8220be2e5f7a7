import { ReactElement } from 'react';
import { WidgetProps } from '../../src/widgets/types.gen.ts';
export { WidgetContracts } from '../../src/widgets/types.gen.ts';
import 'layar/widget-kit';

/**
 * Stays at the lower edge of the screen with the next step, and waits at its end where an open keyboard leaves little room. It is the last node of a screen.
 * @example { "widget": "bottom-bar", "id": "bottom-bar", "props": {} }
 */
declare function BottomBar({ root, stays, children }: WidgetProps<"bottom-bar">): ReactElement;

/**
 * A button. While a flow that it started is under way, further taps do nothing.
 * @example { "widget": "button", "id": "button", "props": { "label": "Submit" } }
 */
declare function Button({ root, id, label, kind, wide, enabled, why, busy, busyText, waiting, kit, on, }: WidgetProps<"button">): ReactElement;

/**
 * Takes a photo with the device's camera and shows it. The photo stays on the device: the event carries only facts about it.
 * @example { "widget": "camera-input", "id": "camera-input", "props": { "label": "Take a photo", "hint": "Only shown here, never sent." } }
 */
declare function CameraInput({ root, label, hint, busy, on }: WidgetProps<"camera-input">): ReactElement;

/**
 * A sentence to agree to or to switch on, with a box to tick; titles within it may lead to what it is about.
 * @example { "widget": "checkbox", "id": "checkbox", "props": { "label": "I agree to the terms of this rental" } }
 */
declare function Checkbox(props: WidgetProps<"checkbox">): ReactElement;

/**
 * Rows to tap, each an answer to one question. A tap emits the choice at once; the screen decides what follows.
 * @example { "widget": "choice-list", "id": "choice-list", "props": { "label": "What is it about?", "options": [ { "title": "Collection", "value": 1 }, { "title": "Payment", "value": 2 }, { "title": "Price", "value": 3 }, { "title": "Other", "value": 4 } ] } }
 */
declare function ChoiceList({ root, label, options, chosen, busy, on }: WidgetProps<"choice-list">): ReactElement;

/**
 * A field for a message with its send button, at the lower edge of the screen, of which it is the last node; it grows to four lines. The Enter key sends, with Shift it makes a new line. What is written stays until the screen clears it.
 * @example { "widget": "composer", "id": "composer", "props": { "label": "Your message", "send": "Send", "placeholder": "Write a message" } }
 */
declare function Composer(props: WidgetProps<"composer">): ReactElement;

/**
 * A number or code to take elsewhere, with a button that copies it. When no way of copying works, it is marked and the user is asked to copy it by hand.
 * @example { "widget": "copy-field", "id": "copy-field", "props": { "label": "Nomor virtual account", "value": "8808300100728000", "done": "Tersalin" } }
 */
declare function CopyField({ root, label, value, done, kind, on }: WidgetProps<"copy-field">): ReactElement;

/**
 * A window above the screen. Definitions open it by the name of a dialog; it is not put into a body.
 * @example { "widget": "dialog", "id": "dialog", "props": { "title": "Please rate this service" } }
 */
declare function Dialog({ root, title, dismissible, on, slots, children }: WidgetProps<"dialog">): ReactElement;

/**
 * A long text in sections, for example terms: paragraphs, points, words with their meaning, facts. From six sections on a table of contents stands above it, and the way back to it below. A paragraph that begins with a number hangs from it.
 * @example { "widget": "document", "id": "document", "props": { "sections": [] } }
 */
declare function Document({ root, id, sections, version, numbered }: WidgetProps<"document">): ReactElement;

/**
 * Stands where a list would be when there is nothing to list: what it is, why it is empty, one way on.
 * @example { "widget": "empty-state", "id": "empty-state", "props": { "title": "No messages yet", "text": "What you send appears in this list" } }
 */
declare function EmptyState({ root, title, text, drawing, slots }: WidgetProps<"empty-state">): ReactElement;

/**
 * Facts line by line, each with its value at the end of the line.
 * @example { "widget": "facts-list", "id": "facts-list", "props": { "lines": [ { "text": "Interest", "value": "₹2,275" }, { "text": "Service fee", "value": "₹500" }, { "text": "Order number", "value": "L3001" } ] } }
 */
declare function FactsList({ root, lines, total }: WidgetProps<"facts-list">): ReactElement;

/**
 * A page of somebody else inside the screen, for example an agreement to read. Its scripts do not run, and it cannot lead the screen away. A line above it says where it opens, with a link. Its placeholder ends when it has come, and after five seconds.
 * @example { "widget": "frame", "id": "frame", "props": { "label": "Agreement", "url": "/sandbox/pages/agreement" } }
 */
declare function Frame({ root, label, url }: WidgetProps<"frame">): ReactElement;

declare global {
    interface Navigator {
        readonly connection?: { readonly saveData?: boolean; };
    }
}
/** The heading comes first: it is there before the rest of an offer has been loaded, and stays where it is. */
/**
 * The head of a page that promises something: the heading of the page, the reasons in short, the children, and a picture. It is the first node of a screen that has no `page-header`.
 * @example { "widget": "hero", "id": "hero", "props": { "title": "Festival offer", "headline": "Your first bike at a lower price", "image": "/sandbox/images/festival.svg", "highlights": [ "Paid within 2 hours", "No collateral", "All online" ] } }
 */
declare function Hero({ root, headline, title, image, highlights, accent, children }: WidgetProps<"hero">): ReactElement;

/**
 * A small control that is a drawing, for example one that shares. Its words are read out and not shown.
 * @example { "widget": "icon-button", "id": "icon-button", "props": { "label": "Share payment details", "icon": "share" } }
 */
declare function IconButton({ root, label, icon, busy, waiting, kit, on }: WidgetProps<"icon-button">): ReactElement;

/**
 * Photos in rows of three; a tap shows one large.
 * @example { "widget": "image-grid", "id": "image-grid", "props": { "label": "Evidence", "images": [ "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAAaElEQVR4nA3JMRVEMQhFwS8sCqIgClBAQZ2DgCeAszUCqK+2zbTzEYvYxCGMcOISIn4fuchNHtJIJy8p8oUW2uggQ44uEnpRi9rUoYxy6lKiXvSiN31oo52+tOgXs5jNHMYYZy4j5vcH7cdUMSESSCoAAAAASUVORK5CYII=" ] } }
 */
declare function ImageGrid({ root, id, label, images }: WidgetProps<"image-grid">): ReactElement;

/**
 * Adds photos, one at a time, and keeps the addresses under which the server took them in. Photos are made smaller on the device first.
 * @example { "widget": "image-uploader", "id": "image-uploader", "props": { "label": "Evidence", "hint": "Up to nine photos" } }
 */
declare function ImageUploader(props: WidgetProps<"image-uploader">): ReactElement;

/**
 * A choice between languages, each by its own name; the one that the screen speaks is marked. Not shown while the screen loads.
 * @example { "widget": "language-choice", "id": "language-choice", "props": { "languages": [ { "language": "en", "name": "English" }, { "language": "pt", "name": "Português" } ] } }
 */
declare function LanguageChoice({ root, kit, languages, on }: WidgetProps<"language-choice">): ReactElement;

/**
 * A link to another screen or page, or one that calls or writes to somebody. Its address is known without scripts when its flow is a single `go` or `leave`.
 * @example { "widget": "link", "id": "link", "props": { "label": "Privacy Policy" } }
 */
declare function Link({ root, label, kind, phone, mail, href, current, busy, on }: WidgetProps<"link">): ReactElement;

/**
 * Titles to tap, one under the other, for example documents to read.
 * @example { "widget": "link-list", "id": "link-list", "props": { "label": "Documents", "titles": [ "Rental agreement", "Service agreement" ] } }
 */
declare function LinkList({ root, label, titles, busy, on }: WidgetProps<"link-list">): ReactElement;

/**
 * A button that asks the device where it is. The permission is asked for on the tap, never before; the page's own address must be listed under `permissions.geolocation` in `screens/catalogue/settings.json`.
 * @example { "widget": "location-probe", "id": "location-probe", "props": { "label": "Where am I?" } }
 */
declare function LocationProbe({ root, label, seconds, busy, on }: WidgetProps<"location-probe">): ReactElement;

/**
 * What a page is about, between the header and the footer of a site. It stands in the body itself, and one is enough.
 * @example { "widget": "main-content", "id": "main-content", "props": {} }
 */
declare function MainContent({ root, layout, children }: WidgetProps<"main-content">): ReactElement;

/**
 * Replaces one node that cannot be shown, or a screen whose responses take long.
 * @example { "widget": "node-error", "id": "node-error", "props": {} }
 */
declare function NodeError({ root, text, on }: WidgetProps<"node-error">): ReactElement;

/**
 * A remark in a box with a sign.
 * @example { "widget": "note", "id": "note", "props": { "text": "You will get a reply within 3 weekdays" } }
 */
declare function Note({ root, text, title, details, live, tone, slots }: WidgetProps<"note">): ReactElement;

/**
 * Top of a screen: its heading, a way back when `back` is wired, and a place for one control.
 * @example { "widget": "page-header", "id": "page-header", "props": { "title": "Question" } }
 */
declare function PageHeader({ root, title, on, slots }: WidgetProps<"page-header">): ReactElement;

/**
 * A text that somebody wrote, to be read only; with its length when `max` is given.
 * @example { "widget": "quote", "id": "quote", "props": { "author": "Customer service", "text": "We have spoken to the agent." } }
 */
declare function Quote({ root, label, author, text, max }: WidgetProps<"quote">): ReactElement;

/**
 * A choice of one among a few, as rows with a radio button. It is kept until the screen does something with it. Its children are further rows of the same card, for example to add a choice.
 * @example { "widget": "radio-list", "id": "radio-list", "props": { "label": "Pilih metode", "options": [ "ATM", "MobileBank", "InternetBank" ] } }
 */
declare function RadioList(props: WidgetProps<"radio-list">): ReactElement;

/**
 * When what the screen shows was loaded, and a button that loads it again. Pulling the screen down from its top does the same.
 * @example { "widget": "refresh-row", "id": "refresh-row", "props": { "time": "14:05" } }
 */
declare function RefreshRow({ root, time, busy, on }: WidgetProps<"refresh-row">): ReactElement;

/**
 * Stands for a whole screen that cannot be shown, below its header: the cause as a heading, what to do, and the ways on.
 * @example { "widget": "screen-error", "id": "screen-error", "props": {} }
 */
declare function ScreenError(props: WidgetProps<"screen-error">): ReactElement;

/**
 * A part of a screen under a heading of its own.
 * @example { "widget": "section", "id": "section", "props": { "title": "Process Result", "text": "Answered by our service team" } }
 */
declare function Section({ root, id, title, text, slots, children }: WidgetProps<"section">): ReactElement;

/**
 * A row that says what is chosen and leads to where it is chosen: another screen or a dialog. Also one that calls or writes to somebody.
 * @example { "widget": "select-row", "id": "select-row", "props": { "label": "Metode pembayaran", "value": "BCA" } }
 */
declare function SelectRow(props: WidgetProps<"select-row">): ReactElement;

/**
 * Bottom of every page of a site: who stands behind it, in the children.
 * @example { "widget": "site-footer", "id": "site-footer", "props": {} }
 */
declare function SiteFooter({ root, children }: WidgetProps<"site-footer">): ReactElement;

/**
 * Top of every page of a site: whose site it is, and its links, which are the children.
 * @example { "widget": "site-header", "id": "site-header", "props": { "logo": "/sandbox/images/mark-coin.svg", "name": "Layar Sample Bikes", "label": "Main" } }
 */
declare function SiteHeader({ root, kit, logo, name, label, children }: WidgetProps<"site-header">): ReactElement;

/**
 * Puts its children under each other, or in a row that wraps.
 * @example { "widget": "stack", "id": "stack", "props": { "direction": "row", "gap": "small" } }
 */
declare function Stack({ root, direction, gap, card, children }: WidgetProps<"stack">): ReactElement;

/**
 * One to five stars. Nothing is chosen at first.
 * @example { "widget": "star-rater", "id": "star-rater", "props": { "label": "Your rating" } }
 */
declare function StarRater({ root, id, label, value, invalid, onChange }: WidgetProps<"star-rater">): ReactElement;

/**
 * Two to ten tabs; the children are the panel of the chosen one.
 * @example { "widget": "tabs", "id": "tabs", "props": { "label": "State of the questions", "titles": [ "Open", "Closed" ] } }
 */
declare function Tabs({ root, id, label, titles, value, busy, onChange, children }: WidgetProps<"tabs">): ReactElement;

/**
 * A short word on a coloured ground, for a state or a kind. It is read, not tapped.
 * @example { "widget": "tag", "id": "tag", "props": { "text": "Waiting" } }
 */
declare function Tag({ root, text, tone }: WidgetProps<"tag">): ReactElement;

/**
 * A paragraph. Line breaks in the text are kept.
 * @example { "widget": "text", "id": "text", "props": { "text": "Your message has reached us.\nWe answer within three weekdays." } }
 */
declare function Text({ root, text, kind, tone, live }: WidgetProps<"text">): ReactElement;

/**
 * A field for several lines with a counter. Input beyond the limit is not taken.
 * @example { "widget": "text-area", "id": "text-area", "props": { "label": "Comments and suggestions", "hint": "Do not write codes or card numbers.", "placeholder": "What happened, and when?" } }
 */
declare function TextArea(props: WidgetProps<"text-area">): ReactElement;

/**
 * A field for one line. Its kind decides the keyboard, what is taken and how digits are grouped; the value has no blanks between groups.
 * @example { "widget": "text-field", "id": "text-field", "props": { "label": "Phone number", "kind": "phone", "before": "+62", "hint": "The number that your bank knows." } }
 */
declare function TextField(props: WidgetProps<"text-field">): ReactElement;

/**
 * What happens one after the other, as short lines along a thread.
 * @example { "widget": "timeline", "id": "timeline", "props": { "label": "What happens next", "steps": [ "Your bank confirms the payment.", "We record it for order L2001.", "Your rental shows what is left." ], "done": 1 } }
 */
declare function Timeline({ root, id, label, steps, done }: WidgetProps<"timeline">): ReactElement;

/**
 * A short message that goes away by itself. Steps show it; it is not put into a body.
 * @example { "widget": "toast", "id": "toast", "props": { "text": "Copied" } }
 */
declare function Toast({ root, text, tone }: WidgetProps<"toast">): ReactElement;

/**
 * Two buttons side by side that say whether something helped, each with a thumb.
 * @example { "widget": "verdict", "id": "verdict", "props": { "label": "Did this help?", "good": "Terselesaikan", "bad": "Belum Terselesaikan" } }
 */
declare function Verdict({ root, label, good, bad, busy, on }: WidgetProps<"verdict">): ReactElement;

export { WidgetProps, BottomBar as "bottom-bar", Button as button, CameraInput as "camera-input", Checkbox as checkbox, ChoiceList as "choice-list", Composer as composer, CopyField as "copy-field", Dialog as dialog, Document as document, EmptyState as "empty-state", FactsList as "facts-list", Frame as frame, Hero as hero, IconButton as "icon-button", ImageGrid as "image-grid", ImageUploader as "image-uploader", LanguageChoice as "language-choice", Link as link, LinkList as "link-list", LocationProbe as "location-probe", MainContent as "main-content", NodeError as "node-error", Note as note, PageHeader as "page-header", Quote as quote, RadioList as "radio-list", RefreshRow as "refresh-row", ScreenError as "screen-error", Section as section, SelectRow as "select-row", SiteFooter as "site-footer", SiteHeader as "site-header", Stack as stack, StarRater as "star-rater", Tabs as tabs, Tag as tag, Text as text, TextArea as "text-area", TextField as "text-field", Timeline as timeline, Toast as toast, Verdict as verdict };
