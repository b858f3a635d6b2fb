import { countText } from '#domain/text/counts';

export interface Pasted {
  addresses: string[];
  hasMore: boolean;
}

const WRAPPING = /^[<("'[]+|[>)"'\].:]+$/g;

export function pastedAddresses(text: string): Pasted {
  const parts = text.split(/[\s,;|]+/).filter((part) => part !== '');
  const addresses = parts
    .filter((part) => part.includes('@'))
    .map((part) => part.replaceAll(WRAPPING, '').replace(/^mailto:/i, ''));
  return { addresses, hasMore: addresses.length < parts.length };
}

export function fillDown<Row extends { email: string }>(
  rows: readonly Row[],
  from: number,
  addresses: readonly string[],
): { rows: Row[]; left: string[] } {
  const filled = rows.map((row, index) => {
    const email = addresses[index - from];
    return index < from || email === undefined ? row : { ...row, email };
  });
  return { rows: filled, left: addresses.slice(rows.length - from) };
}

/** Gives every row the address of the first; null where that would change nothing. */
export function repeatFirstAddress<Row extends { email: string; error: string | null }>(
  rows: readonly Row[],
): Row[] | null {
  const email = rows[0]?.email.trim() ?? '';
  if (email === '' || rows.every((row) => row.email.trim() === email)) return null;
  return rows.map((row) => (row.email.trim() === email ? row : { ...row, email, error: null }));
}

const SHOWN = 3;

export function pasteText({ addresses, hasMore }: Pasted, left: readonly string[]): string | null {
  const rest = hasMore ? ' Only addresses were taken from what was pasted.' : '';
  if (left.length === 0) return hasMore ? `${many(addresses.length)} filled in.${rest}` : null;
  const shown = left.slice(0, SHOWN).join(', ');
  const others = left.length > SHOWN ? ` and ${countText(left.length - SHOWN)} more` : '';
  return `There are not enough seats: ${many(left.length)} left out, ${shown}${others}.${rest}`;
}

function many(count: number): string {
  return `${countText(count)} address${count === 1 ? '' : 'es'}`;
}
