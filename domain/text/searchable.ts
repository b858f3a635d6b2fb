import { composed } from './composed';

/** Normalizes a text for searching: any case, composed letters. */
export function searchable(text: string): string {
  return composed(text).toLowerCase();
}
