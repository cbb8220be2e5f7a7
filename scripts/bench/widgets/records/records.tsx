export { Records } from "../../react/show-record.tsx";
