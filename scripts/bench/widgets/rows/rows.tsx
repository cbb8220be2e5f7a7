export { Rows } from "../../react/period-list.tsx";
