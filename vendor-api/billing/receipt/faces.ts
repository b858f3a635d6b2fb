import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';
import { LRUCache } from 'lru-cache';
import subsetFont from 'subset-font';
import { LATIN, type Part, partsFor } from './typeface-parts';

export type Weight = 400 | 600;

export interface Face {
  readonly name: string;
  /** Whether its letters change by their neighbours, so that what is drawn says less than what was typed. */
  readonly isShaped: boolean;
  readonly fonts: Readonly<Record<Weight, Buffer>>;
  holds(character: string): boolean;
}

// Made once and not for every receipt. The parts of Chinese, Japanese and Korean are hundreds, hence the bound.
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
  const codes = new Set(create(regular).characterSet);
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
