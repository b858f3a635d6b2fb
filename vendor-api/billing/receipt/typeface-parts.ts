import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** One file of a typeface: the letters of a script, or a few of the thousands of Chinese, Japanese or Korean. */
export interface Part {
  readonly name: string;
  readonly file: string;
  readonly isShaped: boolean;
  /** What the package states; its files hold a little less. */
  states(character: string): boolean;
}

const require = createRequire(import.meta.url);

/** Packages of Fontsource, each with the parts that are read, in their order; all parts where none are named. */
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

export const LATIN = 'inter-latin';

export function partsFor(characters: ReadonlySet<string>): Part[] {
  return ['inter' as const, ...SHAPED, ...easternFor([...characters].join(''))].flatMap(partsOf);
}

// Three write some of the same characters differently; what is theirs alone tells whose text it is.
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
    // `U+0000-00FF,U+0131,…`
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
