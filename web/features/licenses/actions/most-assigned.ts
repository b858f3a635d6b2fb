/** How many seats can be assigned at a time. */
export const MOST_ASSIGNED = 500;
