import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create } from 'fontkit';
import { LRUCache } from 'lru-cache';
import subsetFont from 'subset-font';
import { z } from 'zod';
import { leaveUnanchoredMarks } from './unanchored-marks';

/** One font file: the letters of a script, or a subset of the Chinese, Japanese or Korean characters. */
interface Part {
  readonly name: string;
  readonly file: string;
  readonly isShaped: boolean;
  /** Checks the ranges that the package declares; its files hold slightly fewer characters. */
  states(character: string): boolean;
}

const require = createRequire(import.meta.url);

/** Fontsource packages with the parts to read, in order; an empty list means all parts. */
const FAMILIES = {
  inter: ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'greek-ext', 'cyrillic-ext'],
  'noto-sans-hebrew': ['hebrew'],
  'noto-sans-arabic': ['arabic'],
  'noto-sans-thai': ['thai'],
  'noto-sans-devanagari': ['devanagari'],
  'noto-sans-sc': [],
  'noto-sans-jp': [],
  'noto-sans-kr': [],
};
type Family = keyof typeof FAMILIES;

const SHAPED = ['noto-sans-hebrew', 'noto-sans-arabic', 'noto-sans-thai', 'noto-sans-devanagari'] as const;

const LATIN = 'inter-latin';

function partsFor(characters: ReadonlySet<string>): Part[] {
  return ['inter' as const, ...SHAPED, ...easternFor([...characters].join(''))].flatMap(partsOf);
}

// The three write some shared characters differently; a script that only one of them uses decides.
function easternFor(text: string): readonly Family[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
    return ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr'];
  if (/\p{Script=Hangul}/u.test(text)) return ['noto-sans-kr', 'noto-sans-sc', 'noto-sans-jp'];
  return ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'];
}

const known = new Map<Family, readonly Part[]>();

function partsOf(family: Family): readonly Part[] {
  const parts = known.get(family) ?? readParts(family);
  known.set(family, parts);
  return parts;
}

function readParts(family: Family): Part[] {
  const home = dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
  const table = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(join(home, 'unicode.json'), 'utf8')));
  const named = FAMILIES[family];
  return (named.length > 0 ? named : Object.keys(table)).map((part) => {
    // Ranges like `U+0000-00FF,U+0131`.
    const ranges = (table[part] ?? '').split(',').map(toRange);
    // Named `[101]` in the package's table and `101` in its files.
    const name = `${family}-${part.replace(/[[\]]/g, '')}`;
    return {
      name,
      file: join(home, 'files', `${name}-wght-normal.woff2`),
      isShaped: SHAPED.some((shaped) => shaped === family),
      states(character) {
        const code = character.codePointAt(0) ?? 0;
        return ranges.some(([from, to]) => from <= code && code <= to);
      },
    };
  });
}

function toRange(text: string): readonly [from: number, to: number] {
  const [from = '', to = from] = text.replace(/^U\+/i, '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

export type Weight = 400 | 600;

export interface Face {
  readonly name: string;
  /** Letters change with their neighbours, so that the drawn glyphs do not give back the typed text. */
  readonly isShaped: boolean;
  readonly fonts: Readonly<Record<Weight, Buffer>>;
  holds(character: string): boolean;
}

// Cached across receipts. Bounded, because Chinese, Japanese and Korean have hundreds of parts.
const faces = new LRUCache<Part, Face>({ max: 64, fetchMethod: readFace });

export async function facesFor(
  characters: ReadonlySet<string>,
): Promise<(character: string) => Face | undefined> {
  const found = new Map<string, Face>();
  let latin: Face | undefined;
  for (const part of partsFor(characters)) {
    const stated = [...characters].filter((one) => !found.has(one) && part.states(one));
    if (stated.length === 0 && part.name !== LATIN) continue;
    const face = await faces.forceFetch(part);
    if (part.name === LATIN) latin = face;
    for (const character of stated.filter(face.holds)) found.set(character, face);
  }
  return (character) => found.get(character) ?? (latin?.holds(character) ? latin : undefined);
}

async function readFace({ name, file, isShaped }: Part): Promise<Face> {
  const variable = await readFile(file);
  const [regular, semibold] = await Promise.all([fixed(variable, 400), fixed(variable, 600)]);
  const font = create(regular);
  leaveUnanchoredMarks(font);
  const codes = new Set(font.characterSet);
  return {
    name,
    isShaped,
    fonts: { 400: regular, 600: semibold },
    holds: (character) => codes.has(character.codePointAt(0) ?? 0),
  };
}

function fixed(variable: Buffer, weight: Weight): Promise<Buffer> {
  return subsetFont(variable, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
}
