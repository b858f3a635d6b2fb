import { levelsOf } from './direction';
import { type Face, facesFor } from './faces';

/** Smallest unit of layout: a letter with its marks, drawn with one font. */
export interface Letter {
  readonly text: string;
  readonly face: Face;
  /** Even from left to right, odd from right to left; each nesting of the other direction is one higher. */
  readonly level: number;
  /** The PDF library reverses a run of such letters by itself and needs it whole to connect them. */
  readonly isTurned: boolean;
}

const STAND_IN = '?';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
const JOINER = /[\u200c\u200d]/;
const TURNED = /[\p{Script_Extensions=Hebrew}\p{Script_Extensions=Arabic}]/u;

export async function letterReader(texts: readonly string[]): Promise<(text: string) => Letter[]> {
  const faceOf = await facesOf(texts);
  const known = new Map<string, readonly Piece[]>();
  const pieces = (segment: string) => {
    const found = known.get(segment) ?? piecesOf(segment, faceOf);
    known.set(segment, found);
    return found;
  };
  return (text) => {
    const tidy = tidied(text);
    const levels = levelsOf(tidy);
    return segmentsOf(tidy).flatMap(({ segment, index }) =>
      pieces(segment).map((piece) => ({ ...piece, level: levels[index] ?? 0 })),
    );
  };
}

type FaceOf = (character: string) => Face | undefined;

async function facesOf(texts: readonly string[]): Promise<FaceOf> {
  const characters = [...new Set(texts.flatMap((text) => [...tidied(text)]))].filter(isVisible);
  const faceOf = await facesFor(new Set(characters));
  const missing = characters.filter((character) => faceOf(character) === undefined);
  const plainer = await facesFor(new Set(missing.flatMap((character) => [...character.normalize('NFKC')])));
  return (character) => faceOf(character) ?? plainer(character);
}

function isVisible(character: string): boolean {
  return !INVISIBLE.test(character);
}

function tidied(text: string): string {
  return stackedAsWritten(text.normalize('NFC').replace(/\s+/g, ' ').trim());
}

// Fonts stack marks in the order of their characters, which Unicode sorts differently: a Thai tone belongs
// above the circle of an am, an Arabic vowel above the shadda; below it would read as another vowel.
function stackedAsWritten(text: string): string {
  return text
    .replace(/([\u0e48-\u0e4b])\u0e33/g, '\u0e4d$1\u0e32')
    .replace(/([\u064b-\u0650])\u0651/g, '\u0651$1');
}

/** Western letters and punctuation, as in nearly every text; these skip the slow segmentation. */
const SINGLE = /^[\u0020-\u02ff\u2010-\u2026\u20ac]*$/;

function segmentsOf(text: string): readonly { segment: string; index: number }[] {
  if (SINGLE.test(text)) return Array.from(text, (segment, index) => ({ segment, index }));
  return [...segmenter.segment(text)];
}

type Piece = Omit<Letter, 'level'>;

function piecesOf(segment: string, faceOf: FaceOf): Piece[] {
  const visible = [...segment].filter(isVisible);
  const [first, ...marks] = visible.map((character) => piecesOfCharacter(character, faceOf));
  if (first === undefined) return [];
  const [base] = first;
  if (base === undefined) return piecesOfCharacter(STAND_IN, faceOf);
  const pieces = [...first, ...marks.flat()];
  // The font that has the letter also places its marks.
  const isWhole = pieces.map(({ text }) => text).join('') === visible.join('');
  if (!isWhole || pieces.some(({ face }) => face !== base.face)) return pieces;
  const isKept = (one: string) => isVisible(one) || (base.face.isShaped && JOINER.test(one));
  return [{ ...base, text: [...segment].filter(isKept).join('') }];
}

/** Falls back from a character to its plain form (`𝐀` to `A`); returns nothing when no font has either. */
function piecesOfCharacter(character: string, faceOf: FaceOf): Piece[] {
  for (const form of [character, character.normalize('NFKC')]) {
    const pieces = [...form].map((one) => ({ text: one, face: faceOf(one), isTurned: TURNED.test(one) }));
    if (pieces.every((piece): piece is Piece => piece.face !== undefined)) return pieces;
  }
  return [];
}
