import { interFile, interSubset, isInter, LATIN, type Weight } from './inter';
import { type Letter, letterReader, missingFrom, tidied } from './letters';
import { isShaped, NO_FONTS, notoFonts } from './noto';
import { type TextRun, visualRuns } from './visual-runs';

/** Fonts for the texts of one document. */
export interface Typefaces {
  /** A text letter by letter, in the order in which it is read, to be broken into lines. */
  letters(text: string): Letter[];
  /** The letters of one line as runs to be drawn from left to right. */
  runs(letters: readonly Letter[]): TextRun[];
  /** Whether letters of a face change by their neighbours, so that what is drawn says less than what was typed. */
  isShaped(face: string): boolean;
  font(face: string, weight: Weight): Buffer;
}

/** Gets the fonts for all the texts that a document will have; any other text may show stand-ins. */
export async function typefacesFor(texts: readonly string[]): Promise<Typefaces> {
  const isInInter = (character: string) => interSubset(character) !== undefined;
  const foreign = new Set(texts.flatMap((text) => missingFrom(text, isInInter)));
  const noto = foreign.size === 0 ? NO_FONTS : await notoFonts(foreign);
  const { levelsOf, mirror } = await directionsIn(texts);
  const read = letterReader({ isShaped, faceOf: (one) => interSubset(one) ?? noto.faceOf(one) });
  return {
    letters(text) {
      const tidy = tidied(text);
      return spaced(read(tidy, levelsOf(tidy)));
    },
    runs: (letters) => visualRuns(letters, mirror),
    isShaped,
    font: (face, weight) => noto.font(face, weight) ?? interFile(face, weight),
  };
}

interface Directions {
  levelsOf(text: string): ArrayLike<number>;
  mirror(character: string): string;
}

const LEFT_TO_RIGHT: Directions = { levelsOf: () => [], mirror: (character) => character };
const FROM_THE_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}\u200f\u202b\u202e\u2067]/u;

async function directionsIn(texts: readonly string[]): Promise<Directions> {
  if (!texts.some((text) => FROM_THE_RIGHT.test(text))) return LEFT_TO_RIGHT;
  const { default: bidiFactory } = await import('bidi-js');
  const bidi = bidiFactory();
  return {
    levelsOf: (text) => bidi.getEmbeddingLevels(text).levels,
    mirror: (character) => bidi.getMirroredCharacter(character) ?? character,
  };
}

// A space goes with the word before it, whose font has one unless it was made for its characters alone.
function spaced(letters: readonly Letter[]): Letter[] {
  let face = LATIN;
  return letters.map((letter) => {
    if (letter.text !== ' ') face = isInter(letter.face) ? letter.face : LATIN;
    return letter.text === ' ' ? { ...letter, face } : letter;
  });
}
