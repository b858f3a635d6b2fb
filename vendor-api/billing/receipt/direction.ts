import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** The level of each character (UAX #9): even from left to right, odd from right to left. */
export function levelsOf(text: string): Uint8Array {
  return bidi.getEmbeddingLevels(text).levels;
}

export function mirrored(character: string): string {
  return bidi.getMirroredCharacter(character) ?? character;
}

export function inVisualOrder<T extends { readonly level: number }>(line: readonly T[]): T[] {
  const levels = Uint8Array.from(line, ({ level }) => level);
  const paragraphs = [{ start: 0, end: line.length - 1, level: 0 }];
  // The algorithm counts characters, so each item of the line becomes one.
  const order = bidi.getReorderedIndices('x'.repeat(line.length), { levels, paragraphs });
  return order.flatMap((index) => line[index] ?? []);
}
