import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { letterReader } from './letters';
import { drawLine, widthOf } from './pen';

const lettersBetween = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

it.each([
  ['Hebrew', lettersBetween(0x590, 0x5ff)],
  ['Arabic', lettersBetween(0x600, 0x6ff)],
  ['Thai', lettersBetween(0xe00, 0xe7f)],
  ['Devanagari', lettersBetween(0x900, 0x97f)],
])('draws every letter of %s, alone, joined and with marks on it', async (_script, letters) => {
  const texts = letters.flatMap((letter) => [letter, letter.repeat(3), `${letter}\u064e\u0651`]);
  const read = await letterReader(texts);
  const document = new PDFDocument();
  const ended = once(document, 'end');
  document.resume();
  for (const text of texts)
    for (const weight of [400, 600] as const) {
      drawLine(document, read(text), { x: 10, baseline: 20 }, { weight });
      expect(widthOf(document, read(text), { weight })).toBeGreaterThanOrEqual(0);
    }
  document.end();
  await ended;
});
