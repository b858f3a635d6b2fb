import fc from 'fast-check';
import { create } from 'fontkit';
import { expect, it } from 'vitest';
import { letterReader } from './letters';
import { visualRuns } from './pen';

const runsOf = async (text: string) => {
  const read = await letterReader([text]);
  const runs = visualRuns(read(text));
  return {
    runs,
    texts: runs.map((run) => run.text.trim()).filter((part) => part !== ''),
  };
};

// Runs of Hebrew or Arabic letters are reversed when they are drawn; the runs themselves are in visual order.
it.each([
  ['two words', 'דוד כהן', ['כהן', 'דוד']],
  ['two scripts', 'חברת שלום בע"מ — مرحبا', ['مرحبا', '—', 'מ', '"', 'בע', 'שלום', 'חברת']],
  ['a number', 'רחוב הרצל 12, דירה 3', ['3', 'דירה', ', 12', 'הרצל', 'רחוב']],
  ['Latin at the start', 'Licensed to דוד כהן', ['Licensed to', 'כהן', 'דוד']],
  ['Latin inside, in brackets', 'שלום (Ltd.) עולם', ['עולם', '(.', 'Ltd', ')', 'שלום']],
  ['a name kept apart', 'For \u2068שלום 2 Ltd\u2069.', ['For Ltd 2', 'שלום', '.']],
  ['digits of its own', 'العدد ٣٤٥', ['٣', '٤', '٥', 'العدد']],
  ['Persian digits, read from the left', 'شماره ۱۲', ['۱', '۲', 'شماره']],
])('draws a text from the right with %s in the order in which it is read', async (_name, text, expected) => {
  const { texts } = await runsOf(text);
  expect(texts.join(' ').replace(/\s+/g, ' ')).toBe(expected.join(' '));
});

it.each([
  ['Arabic', 'مرحبا'],
  ['Persian with a joiner', 'نمونه\u200cسازی'],
  ['pointed Hebrew', 'שָׁלוֹם'],
  ['Thai', 'บริษัท'],
  ['Devanagari', 'क्षत्रिय'],
])('gives a word in %s to its font as a whole, so that its letters connect', async (_name, word) => {
  const face = expect.objectContaining({ name: expect.stringMatching(/^noto-sans-/) });
  expect((await runsOf(word)).runs).toEqual([{ face, text: word }]);
});

it.each([
  ['a doubled letter with its vowel above', 'م\u064e\u0651د', 'م\u0651\u064eد'],
  ['a Thai tone above the circle', 'น\u0e49\u0e33', 'น\u0e4d\u0e49\u0e32'],
])('stacks the marks of %s', async (_name, text, stacked) => {
  expect((await runsOf(text)).texts).toEqual([stacked]);
});

it.each([
  ['an emoji of several people', 'Acme 👨‍👩‍👧 Ltd', 'Acme ? Ltd'],
  ['a script without a font', 'ქართ', '????'],
  ['fancy letters', '𝐀𝐜𝐦𝐞 Ⓒ', 'Acme Ⓒ'],
  ['a digit in a key', '1️⃣', '1'],
  ['what cannot be seen', 'Ac\u00ad\u200bme\u202e\u0007', 'Acme'],
  ['half a character', 'Acme \ud83d', 'Acme ?'],
])('shows something readable for %s', async (_name, text, shown) => {
  const { runs } = await runsOf(text);
  expect(runs.map((run) => run.text).join('')).toBe(shown);
});

it('never draws what a font does not hold', { timeout: 60_000 }, async () => {
  const text = fc.string({ unit: fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })) });
  await fc.assert(
    fc.asyncProperty(text, async (typed) => {
      for (const { face, text: drawn } of (await runsOf(typed)).runs)
        for (const font of Object.values(face.fonts)) {
          const codes = new Set(create(font).characterSet);
          expect([...drawn].filter((one) => !codes.has(one.codePointAt(0) ?? 0))).toEqual([]);
        }
    }),
    { numRuns: 20 },
  );
});
