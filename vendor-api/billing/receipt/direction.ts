import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** The level of each character (UAX #9): even from left to right, odd from right to left. */
export function levelsOf(text: string): Uint8Array {
  return bidi.getEmbeddingLevels(text).levels;
}

/** The bracket that opens the other way; any other character itself. */
export function mirrored(character: string): string {
  return bidi.getMirroredCharacter(character) ?? character;
}

/** What stands on one line, from left to right. */
export function inVisualOrder<T extends { readonly level: number }>(line: readonly T[]): T[] {
  const levels = Uint8Array.from(line, ({ level }) => level);
  const paragraphs = [{ start: 0, end: line.length - 1, level: 0 }];
  // The algorithm counts characters: one for each thing on the line.
  const order = bidi.getReorderedIndices('x'.repeat(line.length), { levels, paragraphs });
  return order.flatMap((index) => line[index] ?? []);
}
