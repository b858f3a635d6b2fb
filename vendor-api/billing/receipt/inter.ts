import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { heldBy } from './held-by';
import { readTypeface } from './unicode-ranges';
import { unpackWoff } from './unpack-woff';

export type Weight = 400 | 600;

// One file of the typeface holds one script; this order decides where a character is in several.
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'greek-ext', 'cyrillic-ext'];

/** The file that holds the digits and signs of every language. */
export const LATIN = 'latin';

const require = createRequire(import.meta.url);
const inter = readTypeface(require.resolve('@fontsource/inter/package.json'), SUBSETS);
const loaded = new Map<string, Buffer>();
const held = new Map<string, (character: string) => boolean>();

/** The file that holds a character; undefined when none does. */
export function interSubset(character: string): string | undefined {
  return inter.partsWith(character).find((subset) => isHeld(subset, character));
}

// The typeface's own table states more than its files hold: joiners, the dagger, the per mille sign.
function isHeld(subset: string, character: string): boolean {
  const isIn = held.get(subset) ?? heldBy(interFile(subset, 400));
  held.set(subset, isIn);
  return isIn(character);
}

export function isInter(face: string): boolean {
  return SUBSETS.includes(face);
}

/** The font file of a script in a weight; read once. */
export function interFile(subset: string, weight: Weight): Buffer {
  const name = `inter-${subset}-${weight}-normal.woff`;
  const file = loaded.get(name) ?? unpackWoff(readFileSync(join(inter.files, name)));
  loaded.set(name, file);
  return file;
}
