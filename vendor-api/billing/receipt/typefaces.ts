import { type EastAsianFonts, eastAsianFonts, NO_FONTS } from './east-asian';
import { FALLBACK, interFile, interSubset, isInter, type Weight } from './inter';

/** A piece of text that one font can draw. */
export interface TextRun {
  readonly face: string;
  readonly text: string;
}

/** Fonts for the texts of one document. */
export interface Typefaces {
  /** Splits a text into runs. */
  runs(text: string): TextRun[];
  font(face: string, weight: Weight): Buffer;
}

/** Gets the fonts for all the texts that a document will have; any other text may show boxes. */
export async function typefacesFor(texts: readonly string[]): Promise<Typefaces> {
  const foreign = new Set([...normalized(texts.join(''))].filter((one) => interSubset(one) === undefined));
  const eastAsian = foreign.size === 0 ? NO_FONTS : await eastAsianFonts(foreign);
  return {
    runs: (text) => textRuns(text, eastAsian),
    font: (face, weight) => eastAsian.font(face, weight) ?? interFile(face, weight),
  };
}

function textRuns(text: string, eastAsian: EastAsianFonts): TextRun[] {
  const runs: TextRun[] = [];
  for (const character of normalized(text)) {
    const last = runs.at(-1);
    // A space goes with the word before it, whose font has one unless it was made for its characters alone.
    const isSpace = character === ' ' && last !== undefined && isInter(last.face);
    const face = isSpace ? last.face : (interSubset(character) ?? eastAsian.faceOf(character) ?? FALLBACK);
    if (last?.face === face) runs[runs.length - 1] = { face, text: last.text + character };
    else runs.push({ face, text: character });
  }
  return runs;
}

function normalized(text: string): string {
  return text.normalize('NFC');
}
