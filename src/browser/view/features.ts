/** Parts of the view that only some screens need, by the name under which a compiled screen imports them as `views`. */

export { FailedState as "failed" } from "./failed-state.tsx";
export { DialogView as "dialogs" } from "./nodes/dialog-view.tsx";
export { EachView as "each" } from "./nodes/each-view.tsx";
export { LeavingView as "leaving" } from "./nodes/leaving-view.tsx";
export { ListEnd as "listEnd" } from "./nodes/list-end.tsx";
export { drawSkeleton as "skeleton" } from "./nodes/skeleton.tsx";
export { ToastView as "toast" } from "./nodes/toast-view.tsx";
export { RequestedFocus as "focus" } from "./requested-focus.ts";
export { RowsView as "rows" } from "./rows/rows-view.tsx";
export { SlowLoadingNotice as "loading" } from "./slow-loading.tsx";
