import { isDeepStrictEqual } from 'node:util';
import type { Seen, SeenError } from './seen';

/** Returns the differing part of the answers; null if they are equal. */
export function differenceOf(plain: Seen, fast: Seen): string | null {
  // As text, since the order of fields is part of the answer.
  if (JSON.stringify(plain.data) !== JSON.stringify(fast.data)) return 'data';
  if (!haveSameErrors(plain, fast)) return 'errors';
  return isDeepStrictEqual(plain.writes.toSorted(), fast.writes.toSorted()) ? null : 'writes';
}

/**
 * When several fields of a nulled object fail, it is null once. Which errors are reported, and how many,
 * depends on timing, and the specification leaves it open: one in common is enough.
 */
function haveSameErrors(plain: Seen, fast: Seen): boolean {
  const [expected, found] = [byPlace(plain), byPlace(fast)];
  if (!isDeepStrictEqual([...expected.keys()].toSorted(), [...found.keys()].toSorted())) return false;
  return [...expected].every(([place, texts]) => {
    const others = found.get(place) ?? [];
    return isOwnPlace(place)
      ? isDeepStrictEqual(texts.toSorted(), others.toSorted())
      : texts.some((text) => others.includes(text));
  });
}

const OF_ITSELF = 'of itself ';
const isOwnPlace = (place: string) => place.startsWith(OF_ITSELF);

/** Groups errors by the place in the answer that they make null. */
function byPlace({ data, errors }: Seen): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const error of errors) {
    const place = placeOf(data, error);
    found.set(place, [...(found.get(place) ?? []), textOf(error)]);
  }
  return found;
}

function placeOf(data: unknown, { path }: SeenError): string {
  if (path === undefined) return OF_ITSELF;
  let value = data;
  for (const [index, key] of path.entries()) {
    if (value === null) return JSON.stringify(path.slice(0, index));
    value = typeof value === 'object' ? Reflect.get(value, key) : undefined;
  }
  return OF_ITSELF + JSON.stringify(path);
}

function textOf({ message, path, locations, extensions }: SeenError): string {
  const { code, retryAfter } = extensions;
  return JSON.stringify({ message, path, locations, code, retryAfter });
}
