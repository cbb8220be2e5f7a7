/** The event that every node with `each` has, whatever its widget: the end of its list comes near the view. */
export const listEvent = "nearEnd";
