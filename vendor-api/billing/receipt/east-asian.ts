import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Weight } from './inter';
import { readTypeface, type Typeface } from './unicode-ranges';

const FAMILIES = ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'] as const;
type Family = (typeof FAMILIES)[number];

const require = createRequire(import.meta.url);
const PACKAGES: Readonly<Record<Family, string>> = {
  'noto-sans-sc': require.resolve('@fontsource-variable/noto-sans-sc/package.json'),
  'noto-sans-jp': require.resolve('@fontsource-variable/noto-sans-jp/package.json'),
  'noto-sans-kr': require.resolve('@fontsource-variable/noto-sans-kr/package.json'),
};

/** Fonts made for the characters of one text. */
export interface EastAsianFonts {
  /** The font that holds a character; undefined when none does. */
  faceOf(character: string): string | undefined;
  font(face: string, weight: Weight): Buffer | undefined;
}

export const NO_FONTS: EastAsianFonts = { faceOf: () => undefined, font: () => undefined };

/**
 * Fonts for these Chinese, Japanese and Korean characters. A typeface of that size comes in a hundred files; only
 * those are read in which a character is, and only its outline is taken, in the weights of the receipt.
 */
export async function eastAsianFonts(characters: ReadonlySet<string>): Promise<EastAsianFonts> {
  const faces = new Map<string, string>();
  const fonts = new Map<string, Buffer>();
  for (const [face, held] of partsOf(characters)) {
    const file = await readFile(held.file);
    const text = held.characters.join('');
    const [regular, bold] = [await cut(file, text, 400), await cut(file, text, 600)];
    // A package may state more than its files hold.
    if (!hasCharacters(regular)) continue;
    fonts.set(`${face}-400`, regular).set(`${face}-600`, bold);
    for (const character of held.characters) faces.set(character, face);
  }
  return {
    faceOf: (character) => faces.get(character),
    font: (face, weight) => fonts.get(`${face}-${weight}`),
  };
}

interface Part {
  readonly file: string;
  readonly characters: string[];
}

/** The files that the characters are in, by the names of their faces. */
function partsOf(characters: ReadonlySet<string>): Map<string, Part> {
  const families = familiesFor(characters);
  const parts = new Map<string, Part>();
  for (const character of characters) {
    const found = placeOf(character, families);
    if (found === undefined) continue;
    // Named `[101]` in the package's table and `101` in its files.
    const face = `${found.family}-${found.part.replace(/[[\]]/g, '')}`;
    const file = join(typeface(found.family).files, `${face}-wght-normal.woff2`);
    const part = parts.get(face) ?? { file, characters: [] };
    part.characters.push(character);
    parts.set(face, part);
  }
  return parts;
}

function cut(file: Buffer, text: string, weight: Weight): Promise<Buffer> {
  return subsetFont(file, text, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
}

/** Whether a font maps any character at all: in its table `cmap` the number of maps follows the version. */
function hasCharacters(font: Buffer): boolean {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const cmap = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  return cmap !== undefined && font.readUInt16BE(font.readUInt32BE(cmap + 8) + 2) > 0;
}

// The three write some of the same characters differently; what is theirs alone tells whose text it is.
function familiesFor(characters: ReadonlySet<string>): readonly Family[] {
  const text = [...characters].join('');
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
    return ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr'];
  if (/\p{Script=Hangul}/u.test(text)) return ['noto-sans-kr', 'noto-sans-sc', 'noto-sans-jp'];
  return FAMILIES;
}

function placeOf(
  character: string,
  families: readonly Family[],
): { family: Family; part: string } | undefined {
  for (const family of families) {
    const part = typeface(family).partWith(character);
    if (part !== undefined) return { family, part };
  }
  return undefined;
}

const read = new Map<Family, Typeface>();

function typeface(family: Family): Typeface {
  const found = read.get(family) ?? readTypeface(PACKAGES[family]);
  read.set(family, found);
  return found;
}
