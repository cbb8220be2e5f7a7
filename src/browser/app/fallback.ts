/** A script of its own beside the app: notices at once that the app was refused or cut, and says so. */
import { prepareUnreachable, showUnreachable } from "./unreachable.ts";

const { app = "" } = document.currentScript?.dataset ?? {};
prepareUnreachable();
// The same module as the page's own; a browser asks again for one that it could not get.
import(/* @vite-ignore */ app).catch(showUnreachable);
