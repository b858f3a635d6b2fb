import { composed } from './composed';

/** A text as it is searched in, and searched for: in any case, however the keyboard made its letters. */
export function searchable(text: string): string {
  return composed(text).toLowerCase();
}
