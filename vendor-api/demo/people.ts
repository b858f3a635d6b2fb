/** Addresses that more than one part of the story speaks of. */
export const NILS = 'nils@fenwick.example';
export const TARA = 'tara@harbor.example';
export const MAX = 'max@northwind.example';
