import type { TextStyle } from './sheet';
import type { Typefaces } from './typefaces';

/** Of text that does not say otherwise, in points. */
export const SIZE = 10;

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

export function widthOf(pen: Pen, text: string, style: TextStyle): number {
  return pen.typefaces.runs(text).reduce((width, run) => {
    pickFont(pen, run.face, style);
    return width + pen.document.widthOfString(run.text, features(style));
  }, 0);
}

/** The text broken into lines no wider than `width`, between words where there are any. */
export function wrapped(pen: Pen, text: string, width: number, style: TextStyle): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(pen, longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(...pieces(pen, word, width, style));
  }
  return lines;
}

// A word wider than the column is broken where it has to be.
function pieces(pen: Pen, word: string, width: number, style: TextStyle): string[] {
  const parts: string[] = [''];
  for (const character of word) {
    const longer = parts.at(-1) + character;
    if (widthOf(pen, longer, style) <= width) parts[parts.length - 1] = longer;
    else parts.push(character);
  }
  return parts;
}
