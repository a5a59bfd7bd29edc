// The pages away from a table, in one piece.
export { CardsPage } from "./cards";
export { Help } from "./help";
export { ListsPage } from "./lists";
