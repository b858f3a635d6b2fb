import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseInPieces, type TakesItems } from './parse-in-pieces';

class Items implements TakesItems {
  readonly taken: unknown[] = [];
  pieces = 0;

  take(items: readonly unknown[]): void {
    this.taken.push(...items);
    this.pieces += 1;
  }
}

const SHORT = 20;

/** Parses the text in pieces of a few characters; undefined if it is not JSON. */
function inPieces(text: string, chunkBytes = 7) {
  const bytes = Buffer.from(text);
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunkBytes) }, (_, index) =>
    bytes.subarray(index * chunkBytes, (index + 1) * chunkBytes),
  );
  const list = new Items();
  const body = saidBy(() => parseInPieces(chunks, 'rows', list, SHORT) ?? JSON.parse(text));
  const said = body?.['rows'] === list ? { ...body, rows: list.taken } : body;
  return { said, pieces: list.pieces };
}

function saidBy(parse: () => Record<string, unknown> | null): Record<string, unknown> | null | undefined {
  try {
    return parse();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Texts that contain a false end of an item or start of the list. */
const trap = fc.constantFrom('},{', '"rows":[', '{"rows":[{', ']}', '\\', '"', '\n', 'ü', '𝄞', '[{},{}]');
const value = fc.oneof(
  { arbitrary: trap, weight: 3 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 2 },
  { arbitrary: fc.array(fc.record({ a: trap, b: trap }), { maxLength: 4 }), weight: 2 },
);
const row = fc.dictionary(fc.oneof(trap, fc.constantFrom('id', 'rows', '__proto__')), value, { maxKeys: 4 });
const member = fc.tuple(
  fc.constantFrom('rows', 'rows', 'others', '', '__proto__'),
  fc.oneof({ arbitrary: fc.array(row, { maxLength: 12 }), weight: 3 }, { arbitrary: value, weight: 1 }),
);

/** JSON of an object with possibly repeated members. */
const body = fc
  .array(member, { maxLength: 5 })
  .map((members) => `{${members.map(([name, said]) => `"${name}":${JSON.stringify(said)}`).join(',')}}`);

describe('a text that is parsed in pieces', () => {
  test('has the same value as when it is parsed at once, for any content', () => {
    fc.assert(
      fc.property(body, fc.integer({ min: 1, max: 40 }), (text, chunkBytes) => {
        expect(inPieces(text, chunkBytes).said).toStrictEqual(JSON.parse(text));
      }),
      { numRuns: 400 },
    );
  });

  test('is invalid exactly when it is invalid parsed at once', () => {
    const change = fc.record({
      at: fc.nat(),
      drop: fc.nat(3),
      put: fc.oneof(trap, fc.string({ maxLength: 2 })),
    });
    fc.assert(
      fc.property(body, change, (sound, { at, drop, put }) => {
        const place = at % (sound.length + 1);
        // A split surrogate pair is replaced in UTF-8.
        const text = Buffer.from(sound.slice(0, place) + put + sound.slice(place + drop)).toString();
        expect(inPieces(text).said).toStrictEqual(saidBy(() => JSON.parse(text)));
      }),
      { numRuns: 400 },
    );
  });

  test('passes rows on in pieces, and keeps the members around them', () => {
    const rows = Array.from({ length: 50 }, (_, id) => ({ id, name: `row ${id}` }));
    const { said, pieces } = inPieces(JSON.stringify({ success: true, rows, others: [1] }));
    expect(said).toStrictEqual({ success: true, rows, others: [1] });
    expect(pieces).toBeGreaterThan(20);
  });

  test('is parsed at once if its rows cannot be separated', () => {
    const rows = Array.from({ length: 50 }, (_, id) => ({ id, parts: [{ a: 1 }, { a: 2 }, { a: 3 }] }));
    const { said, pieces } = inPieces(JSON.stringify({ rows }, null, 1));
    expect([said, pieces]).toEqual([{ rows }, 0]);
  });
});
