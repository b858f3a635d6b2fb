import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';

export type Weight = 400 | 600;

// One file of the typeface holds one script; this order decides where a character is in several.
const SUBSETS = [
  'latin',
  'latin-ext',
  'vietnamese',
  'greek',
  'cyrillic',
  'greek-ext',
  'cyrillic-ext',
] as const;
export type Subset = (typeof SUBSETS)[number];

export interface TextRun {
  readonly subset: Subset;
  readonly text: string;
}

/** Splits a text into runs that one font file can draw. */
export function textRuns(text: string): TextRun[] {
  const runs: TextRun[] = [];
  for (const character of text.normalize('NFC')) {
    const last = runs.at(-1);
    // A space goes with the word before it.
    const subset = character === ' ' && last ? last.subset : subsetOf(character);
    if (last?.subset === subset) runs[runs.length - 1] = { subset, text: last.text + character };
    else runs.push({ subset, text: character });
  }
  return runs;
}

// What no file holds is drawn from the first one, as its empty box.
function subsetOf(character: string): Subset {
  const code = character.codePointAt(0) ?? 0;
  const holds = ([, ranges]: (typeof coverage)[number]) =>
    ranges.some(([from, to]) => from <= code && code <= to);
  return coverage.find(holds)?.[0] ?? 'latin';
}

type Range = readonly [from: number, to: number];

const require = createRequire(import.meta.url);
const home = dirname(require.resolve('@fontsource/inter/package.json'));
const coverage = readCoverage();

// `U+0000-00FF,U+0131,…` by subset, as the package states it.
function readCoverage(): (readonly [Subset, readonly Range[]])[] {
  const texts = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(join(home, 'unicode.json'), 'utf8')));
  return SUBSETS.map((subset) => [subset, (texts[subset] ?? '').split(',').map(toRange)] as const);
}

function toRange(text: string): Range {
  const [from = '', to = from] = text.replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

const loaded = new Map<string, Buffer>();

/** The font file of a script in a weight; read once. */
export function fontFile(subset: Subset, weight: Weight): Buffer {
  const name = `inter-${subset}-${weight}-normal.woff`;
  const file = loaded.get(name) ?? readFileSync(join(home, 'files', name));
  loaded.set(name, file);
  return file;
}
