import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

type Range = readonly [from: number, to: number];

/** Which of the files of a typeface's package hold a character, by the names that the package gives its parts. */
export interface Typeface {
  /** The folder with the font files. */
  readonly files: string;
  /** The parts that should hold the character, in the package's order or the one asked for. */
  partsWith(character: string): string[];
}

/** Reads what a package of Fontsource says about itself, of the parts named or of all; given its `package.json`. */
export function readTypeface(packageFile: string, parts?: readonly string[]): Typeface {
  const home = dirname(packageFile);
  const stated = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(join(home, 'unicode.json'), 'utf8')));
  const coverage = (parts ?? Object.keys(stated)).map(
    // `U+0000-00FF,U+0131,…`
    (part) => [part, (stated[part] ?? '').split(',').map(toRange)] as const,
  );
  return {
    files: join(home, 'files'),
    partsWith(character) {
      const code = character.codePointAt(0) ?? 0;
      const isIn = ([from, to]: Range) => from <= code && code <= to;
      return coverage.filter(([, ranges]) => ranges.some(isIn)).map(([part]) => part);
    },
  };
}

function toRange(text: string): Range {
  const [from = '', to = from] = text.replace(/^U\+/i, '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
