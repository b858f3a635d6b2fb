import type { Choices } from './choices';

type Json = Record<string, unknown> | unknown[];

/** How far an answer is from the agreed format. */
export const MANNERS = ['sound', 'odd', 'broken', 'hostile'] as const;
export type Manner = (typeof MANNERS)[number];

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Chooses a place in a document: the object or list, and the key in it. Prefers places with content. */
function placeIn(document: Json, choices: Choices): { holder: Json; key: string } | null {
  let holder = document;
  for (;;) {
    const keys = Object.keys(holder);
    const full = keys.filter((key) => hasContent(Reflect.get(holder, key)));
    const isOutside = holder === document && full.length > 0 && !choices.once(6);
    const key = choices.maybeOf(isOutside ? full : keys);
    if (key === undefined) return null;
    const inner: unknown = Reflect.get(holder, key);
    if (!hasContent(inner) || choices.once(6)) return { holder, key };
    holder = inner;
  }
}

function hasContent(value: unknown): value is Json {
  return isJson(value) && Object.keys(value).length > 0;
}

type Change = (value: unknown) => unknown;

const ABSENT = Symbol('absent');

const nested = (levels: number) => {
  let value: unknown = 'deep';
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Keys with a meaning in JavaScript. Only JSON.parse can set the first. */
const withOddKeys = (value: unknown) => ({
  ...JSON.parse(
    '{"__proto__": {"email": "eve@test.example", "success": true}, "constructor": {"prototype": 1}}',
  ),
  ...(isJson(value) ? value : {}),
  hasOwnProperty: false,
});

const ODD: readonly [Change, ...Change[]] = [
  () => null,
  () => ABSENT,
  (value) => (typeof value === 'number' ? String(value) : value === '' ? null : value),
  (value) => (Array.isArray(value) ? [...value, ...value] : value),
  (value) => (Array.isArray(value) ? value.toReversed() : value),
  (value) => (isJson(value) && !Array.isArray(value) ? { ...value, another: { field: [1] } } : value),
  (value) => (typeof value === 'boolean' ? (value ? 'True' : 0) : value),
  // A period that ends before it begins.
  (value) => (typeof value === 'string' && /^\d{4}-/.test(value) ? '1999-12-31' : value),
  (value) => (typeof value === 'string' ? ` ${value} ` : value),
  (value) => (typeof value === 'string' ? '' : value),
  (value) => (typeof value === 'number' ? -value : value),
  () => 's1',
];

const BROKEN: readonly [Change, ...Change[]] = [
  () => 7.5,
  () => 'text',
  () => ({}),
  () => [],
  () => true,
  () => [null],
  () => 1e300,
  () => '2026-02-30',
  (value) => [value],
];

const HOSTILE: readonly [Change, ...Change[]] = [
  withOddKeys,
  () => 'x'.repeat(50_000),
  () => '\ud800 half',
  () => '__proto__',
  () => nested(200),
  () => '<script>"\\u2028\u2028</script>`\u0024{1}`',
  () => Number.MAX_SAFE_INTEGER + 1,
  () => 'a@test.example\r\nx: y',
  () => 'constructor',
];

const CHANGES: Readonly<Record<Exclude<Manner, 'sound'>, typeof ODD>> = {
  odd: ODD,
  broken: BROKEN,
  hostile: HOSTILE,
};

/** Returns a copy of the document with a fault. */
export function spoilDocument(
  document: unknown,
  manner: Exclude<Manner, 'sound'>,
  choices: Choices,
): unknown {
  if (!isJson(document)) return document;
  const copy: Json = structuredClone(document);
  const place = placeIn(copy, choices);
  if (place === null) return copy;
  const { holder, key } = place;
  const changed = choices.oneOf(CHANGES[manner])(Reflect.get(holder, key));
  if (changed === ABSENT) Reflect.deleteProperty(holder, key);
  else Reflect.set(holder, key, changed);
  return copy;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
}

const WHOLE: readonly [(text: string) => Reply, ...((text: string) => Reply)[]] = [
  (text) => ({ status: 500, text }),
  (text) => ({ status: 200, text: text.slice(0, Math.floor(text.length / 2)) }),
  () => ({ status: 200, text: '' }),
  () => ({ status: 502, text: '<html>Bad gateway</html>' }),
  () => ({ status: 200, text: '<html>Sorry</html>' }),
  () => ({ status: 200, text: 'null' }),
  () => ({ status: 200, text: '[]' }),
  (text) => ({ status: 401, text }),
  (text) => ({ status: 403, text }),
  (text) => ({ status: 404, text }),
  (text) => ({ status: 422, text }),
  (text) => ({ status: 429, text }),
  () => ({ status: 200, text: `${'['.repeat(2_000)}${']'.repeat(2_000)}` }),
  (text) => ({ status: 200, text: `\ufeff${text}` }),
];

/** Spoils the whole reply: invalid JSON, or another status. */
export function spoilReply(text: string, choices: Choices): Reply {
  return choices.oneOf(WHOLE)(text);
}
