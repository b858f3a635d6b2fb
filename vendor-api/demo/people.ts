/** Addresses that more than one part of the story speaks of. */
export const MAX = 'max@northwind.example';
