import type { Letter } from './letters';
import type { TextStyle } from './sheet';
import type { Typefaces } from './typefaces';

/** Of text that does not say otherwise, in points. */
export const SIZE = 10;

/** Letters that stand on one line, in the order in which they are read. */
export type Line = readonly Letter[];

export interface Pen {
  readonly document: PDFKit.PDFDocument;
  readonly typefaces: Typefaces;
}

export function features({ isTabular = false }: TextStyle): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return isTabular ? { features: ['tnum'] } : {};
}

export function pickFont({ document, typefaces }: Pen, face: string, style: TextStyle): void {
  const { size = SIZE, weight = 400 } = style;
  // Named, so that the document embeds each file once.
  document.registerFont(`${face}-${weight}`, typefaces.font(face, weight));
  document.font(`${face}-${weight}`).fontSize(size);
}

export function widthOf(pen: Pen, line: Line, style: TextStyle): number {
  return pen.typefaces.runs(line).reduce((width, run) => {
    pickFont(pen, run.face, style);
    return width + pen.document.widthOfString(run.text, features(style));
  }, 0);
}

/** The text broken into lines no wider than `width`, between words where there are any. */
export function wrapped(pen: Pen, text: string, width: number, style: TextStyle): Line[] {
  const lines: Line[] = [];
  let space: Letter | undefined;
  for (const word of wordsOf(pen.typefaces.letters(text))) {
    const longer = space && lines.length > 0 ? [...(lines.at(-1) ?? []), space, ...word.letters] : undefined;
    if (longer && widthOf(pen, longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(...pieces(pen, word.letters, width, style));
    space = word.space;
  }
  return lines;
}

interface Word {
  readonly letters: Letter[];
  /** What follows it; undefined for the last. */
  space?: Letter;
}

function wordsOf(line: Line): Word[] {
  const words: Word[] = [{ letters: [] }];
  for (const letter of line) {
    const last = words.at(-1);
    if (!last) continue;
    if (letter.text === ' ') {
      last.space = letter;
      words.push({ letters: [] });
    } else last.letters.push(letter);
  }
  return words;
}

// A word wider than the column is broken where it has to be.
function pieces(pen: Pen, word: Line, width: number, style: TextStyle): Line[] {
  const parts: Letter[][] = [[]];
  for (const letter of word) {
    const longer = [...(parts.at(-1) ?? []), letter];
    if (widthOf(pen, longer, style) <= width) parts[parts.length - 1] = longer;
    else parts.push([letter]);
  }
  return parts;
}
