/** What is never torn apart: a letter with the marks on it, as one font draws it. */
export interface Letter {
  readonly text: string;
  readonly face: string;
  /** Even from left to right, odd from right to left; deeper inside the other direction the higher it is (UAX #9). */
  readonly level: number;
  /** Whether the PDF library turns a run of such letters around by itself; it needs it whole to connect them. */
  readonly isTurned: boolean;
}

/** What is printed for a letter that no font has: an emoji for instance. */
const STAND_IN = '?';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
const JOINER = /[\u200c\u200d]/;
const TURNED = /[\p{Script_Extensions=Hebrew}\p{Script_Extensions=Arabic}]/u;

/** What a text is before fonts are looked for: composed, on one line, with single spaces. */
export function tidied(text: string): string {
  return stackedAsWritten(text.normalize('NFC').replace(/\s+/g, ' ').trim());
}

// Marks are stacked in the order of their characters, which Unicode sorts otherwise: a Thai tone stands above the circle
// of an am, an Arabic vowel above the doubling of its letter; below it would be another vowel.
function stackedAsWritten(text: string): string {
  return text
    .replace(/([\u0e48-\u0e4b])\u0e33/g, '\u0e4d$1\u0e32')
    .replace(/([\u064b-\u0650])\u0651/g, '\u0651$1');
}

/** The characters of a text that are still to be found, with those of a plainer form where there is one. */
export function missingFrom(text: string, isHeld: (character: string) => boolean): string[] {
  const isMissing = (one: string) => !INVISIBLE.test(one) && !isHeld(one);
  return [...new Set(tidied(text))]
    .filter(isMissing)
    .flatMap((one) => [one, ...one.normalize('NFKC')].filter(isMissing));
}

export interface LetterFonts {
  /** The font that holds a character; undefined when none does. */
  faceOf(character: string): string | undefined;
  /** Whether letters of a face connect, so that it is told where they do. */
  isShaped(face: string): boolean;
}

/** Splits tidied texts into letters. What cannot be seen is left out, what cannot be shown has a stand-in. */
export function letterReader(fonts: LetterFonts): (text: string, levels: ArrayLike<number>) => Letter[] {
  const known = new Map<string, readonly Piece[]>();
  const pieces = (segment: string) => {
    const found = known.get(segment) ?? piecesOf(segment, fonts);
    known.set(segment, found);
    return found;
  };
  return (text, levels) =>
    segmentsOf(text).flatMap(({ segment, index }) =>
      pieces(segment).map((piece) => ({ ...piece, level: levels[index] ?? 0 })),
    );
}

/** Western letters and punctuation, each for itself, as nearly every text is; finding what belongs together takes long. */
const SINGLE = /^[\u0020-\u02ff\u2010-\u2026\u20ac]*$/;

function segmentsOf(text: string): readonly { segment: string; index: number }[] {
  if (SINGLE.test(text)) return Array.from(text, (segment, index) => ({ segment, index }));
  return [...segmenter.segment(text)];
}

type Piece = Omit<Letter, 'level'>;

function piecesOf(segment: string, fonts: LetterFonts): Piece[] {
  const visible = [...segment].filter((character) => !INVISIBLE.test(character));
  const [first, ...marks] = visible.map((character) => piecesOfCharacter(character, fonts));
  if (first === undefined) return [];
  const [base] = first;
  if (base === undefined) return piecesOfCharacter(STAND_IN, fonts);
  const pieces = [...first, ...marks.flat()];
  // Marks are put in their place by the font that has the letter too.
  const isWhole = pieces.map(({ text }) => text).join('') === visible.join('');
  if (!isWhole || pieces.some(({ face }) => face !== base.face)) return pieces;
  const isKept = (one: string) => !INVISIBLE.test(one) || (fonts.isShaped(base.face) && JOINER.test(one));
  return [{ ...base, text: [...segment].filter(isKept).join('') }];
}

/** A character, or what it is a fancy form of, `𝐀` for instance; nothing where no font has either. */
function piecesOfCharacter(character: string, { faceOf }: LetterFonts): Piece[] {
  for (const form of [character, character.normalize('NFKC')]) {
    const pieces = [...form].map((one) => ({ text: one, face: faceOf(one), isTurned: TURNED.test(one) }));
    if (pieces.every((piece): piece is Piece => piece.face !== undefined)) return pieces;
  }
  return [];
}
