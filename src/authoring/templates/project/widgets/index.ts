/** Every widget under the name that definitions use, which is also the name of its folder. */
export { BikeCard as "bike-card" } from "./bike-card/bike-card.tsx";
