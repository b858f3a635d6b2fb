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
