import { levelsOf } from './direction';
import { type Face, facesFor } from './faces';

/** What is never torn apart: a letter with the marks on it, as one font draws it. */
export interface Letter {
  readonly text: string;
  readonly face: Face;
  /** Even from left to right, odd from right to left; deeper inside the other direction the higher it is. */
  readonly level: number;
  /** Whether the PDF library turns a run of such letters around by itself; it needs it whole to connect them. */
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

// Marks are stacked in the order of their characters, which Unicode sorts otherwise: a Thai tone stands above the circle
// of an am, an Arabic vowel above the doubling of its letter; below it would be another vowel.
function stackedAsWritten(text: string): string {
  return text
    .replace(/([\u0e48-\u0e4b])\u0e33/g, '\u0e4d$1\u0e32')
    .replace(/([\u064b-\u0650])\u0651/g, '\u0651$1');
}

/** Western letters and punctuation, each for itself, as nearly every text is; finding what belongs together takes long. */
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
  // Marks are put in their place by the font that has the letter too.
  const isWhole = pieces.map(({ text }) => text).join('') === visible.join('');
  if (!isWhole || pieces.some(({ face }) => face !== base.face)) return pieces;
  const isKept = (one: string) => isVisible(one) || (base.face.isShaped && JOINER.test(one));
  return [{ ...base, text: [...segment].filter(isKept).join('') }];
}

/** A character, or what it is a fancy form of, `𝐀` for instance; nothing where no font has either. */
function piecesOfCharacter(character: string, faceOf: FaceOf): Piece[] {
  for (const form of [character, character.normalize('NFKC')]) {
    const pieces = [...form].map((one) => ({ text: one, face: faceOf(one), isTurned: TURNED.test(one) }));
    if (pieces.every((piece): piece is Piece => piece.face !== undefined)) return pieces;
  }
  return [];
}
