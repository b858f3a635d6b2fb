export const NILS = 'nils@fenwick.example';
export const TARA = 'tara@harbor.example';
export const MAX = 'max@northwind.example';
