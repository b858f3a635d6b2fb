import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { heldBy } from './held-by';
import type { Weight } from './inter';
import { readTypeface, type Typeface } from './unicode-ranges';

const require = createRequire(import.meta.url);

interface Package {
  readonly home: string;
  /** The one part with the letters of its script, which are shaped; without it all parts, of letters that never are. */
  readonly script?: string;
}

const PACKAGES = {
  'noto-sans-hebrew': {
    home: require.resolve('@fontsource-variable/noto-sans-hebrew/package.json'),
    script: 'hebrew',
  },
  'noto-sans-arabic': {
    home: require.resolve('@fontsource-variable/noto-sans-arabic/package.json'),
    script: 'arabic',
  },
  'noto-sans-thai': {
    home: require.resolve('@fontsource-variable/noto-sans-thai/package.json'),
    script: 'thai',
  },
  'noto-sans-devanagari': {
    home: require.resolve('@fontsource-variable/noto-sans-devanagari/package.json'),
    script: 'devanagari',
  },
  'noto-sans-sc': { home: require.resolve('@fontsource-variable/noto-sans-sc/package.json') },
  'noto-sans-jp': { home: require.resolve('@fontsource-variable/noto-sans-jp/package.json') },
  'noto-sans-kr': { home: require.resolve('@fontsource-variable/noto-sans-kr/package.json') },
} as const satisfies Record<string, Package>;
type Family = keyof typeof PACKAGES;

const SHAPED = ['noto-sans-hebrew', 'noto-sans-arabic', 'noto-sans-thai', 'noto-sans-devanagari'] as const;

/** Joiners tell letters how to connect; a shaper puts the space in their place when it is done. */
const FOR_SHAPING = ' \u200c\u200d';

/** Fonts made for the characters of one text. */
export interface NotoFonts {
  /** The font that holds a character; undefined when none does. */
  faceOf(character: string): string | undefined;
  font(face: string, weight: Weight): Buffer | undefined;
}

export const NO_FONTS: NotoFonts = { faceOf: () => undefined, font: () => undefined };

/**
 * Fonts for these characters that Inter lacks. A Chinese, Japanese or Korean typeface comes in a hundred files; only
 * those are read in which a character is, and only its outline is taken, in the weights of the receipt.
 */
export async function notoFonts(characters: ReadonlySet<string>): Promise<NotoFonts> {
  const faces = new Map<string, string>();
  const fonts = new Map<string, Buffer>();
  for (const family of familiesFor(characters)) {
    const missing = [...characters].filter((character) => !faces.has(character));
    for (const [face, stated] of partsOf(family, missing)) {
      const file = await readFile(join(typeface(family).files, `${face}-wght-normal.woff2`));
      const text = stated.join('') + (isShaped(face) ? FOR_SHAPING : '');
      const regular = await cut(file, text, 400);
      // A package may state more than its files hold.
      const isHeld = heldBy(regular);
      const held = stated.filter(isHeld);
      if (held.length === 0) continue;
      fonts.set(`${face}-400`, regular).set(`${face}-600`, await cut(file, text, 600));
      for (const character of held) faces.set(character, face);
    }
  }
  return {
    faceOf: (character) => faces.get(character),
    font: (face, weight) => fonts.get(`${face}-${weight}`),
  };
}

/** Whether the letters of a face connect and change by their neighbours. */
export function isShaped(face: string): boolean {
  return SHAPED.some((family) => face.startsWith(family));
}

/** The faces of a family that should hold the characters, each with those of them that it should hold. */
function partsOf(family: Family, characters: readonly string[]): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  for (const character of characters) {
    const [part] = typeface(family).partsWith(character);
    if (part === undefined) continue;
    // Named `[101]` in the package's table and `101` in its files.
    const face = `${family}-${part.replace(/[[\]]/g, '')}`;
    parts.set(face, [...(parts.get(face) ?? []), character]);
  }
  return parts;
}

function cut(file: Buffer, text: string, weight: Weight): Promise<Buffer> {
  return subsetFont(file, text, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
}

// Three write some of the same characters differently; what is theirs alone tells whose text it is.
function familiesFor(characters: ReadonlySet<string>): readonly Family[] {
  const text = [...characters].join('');
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
    return [...SHAPED, 'noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr'];
  if (/\p{Script=Hangul}/u.test(text)) return [...SHAPED, 'noto-sans-kr', 'noto-sans-sc', 'noto-sans-jp'];
  return [...SHAPED, 'noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'];
}

const read = new Map<Family, Typeface>();

function typeface(family: Family): Typeface {
  const { home, script }: Package = PACKAGES[family];
  const found = read.get(family) ?? readTypeface(home, script === undefined ? undefined : [script]);
  read.set(family, found);
  return found;
}
