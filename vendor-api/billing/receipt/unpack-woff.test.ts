import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unpackWoff } from './unpack-woff';

const home = dirname(createRequire(import.meta.url).resolve('@fontsource/inter/package.json'));

describe('a WOFF file', () => {
  it.each(['latin', 'greek-ext', 'cyrillic'])(
    'of %s holds a whole font, whose tables have their checksums',
    (part) => {
      const font = unpackWoff(readFileSync(join(home, 'files', `inter-${part}-400-normal.woff`)));
      expect(font.readUInt32BE(0)).toBe(0x0001_0000);
      const count = font.readUInt16BE(4);
      expect(count).toBeGreaterThan(8);
      for (let entry = 12; entry < 12 + count * 16; entry += 16) {
        const [checksum, offset, length] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at));
        // The table with the checksum of the whole file is left out of its own sum.
        if (font.toString('latin1', entry, entry + 4) === 'head') continue;
        expect(sumOf(font, offset ?? 0, length ?? 0)).toBe(checksum);
      }
    },
  );
});

function sumOf(font: Buffer, offset: number, length: number): number {
  let sum = 0;
  for (let at = offset; at < offset + length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0;
  return sum;
}
