import PDFDocument from 'pdfkit';
import { fontFile, textRuns, type Weight } from './fonts';

export const INK = '#18181b';
export const MUTED = '#71717a';
const LINE = '#d4d4d8';

const MARGIN = 56;
const BOTTOM = 72;

export interface TextStyle {
  readonly size?: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly align?: 'left' | 'right';
  /** Digits of one width, for amounts below each other. */
  readonly isTabular?: boolean;
}

/** A page to write on from top to bottom, in any script; `y` is where the next row starts. */
export interface Sheet {
  readonly left: number;
  readonly right: number;
  y: number;
  /** One line of text at `x` on the current row; right-aligned text ends there. */
  text(text: string, x: number, style?: TextStyle): void;
  /** The text broken into lines no wider than `width`. */
  wrap(text: string, width: number, style?: TextStyle): string[];
  rule(): void;
  /** Starts a new page when less than `height` is left on this one. */
  keep(height: number): void;
  readonly document: PDFKit.PDFDocument;
}

export function newSheet(title: string): Sheet {
  const document = new PDFDocument({ size: 'LETTER', margin: MARGIN, info: { Title: title }, lang: 'en' });
  const left = MARGIN;
  const right = document.page.width - MARGIN;
  const sheet: Sheet = {
    document,
    left,
    right,
    y: MARGIN,
    text(text, x, style = {}) {
      const { align = 'left', color = INK } = style;
      let at = align === 'right' ? x - widthOf(document, text, style) : x;
      for (const run of textRuns(text)) {
        pickFont(document, run.subset, style);
        document.fillColor(color).text(run.text, at, sheet.y, { lineBreak: false, ...features(style) });
        at += document.widthOfString(run.text, features(style));
      }
    },
    wrap: (text, width, style = {}) => wrapped(document, text, width, style),
    rule() {
      document.moveTo(left, sheet.y).lineTo(right, sheet.y).lineWidth(0.5).strokeColor(LINE).stroke();
    },
    keep(height) {
      if (sheet.y + height <= document.page.height - BOTTOM) return;
      document.addPage();
      sheet.y = MARGIN;
    },
  };
  return sheet;
}

function features({ isTabular = false }: TextStyle): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return isTabular ? { features: ['tnum'] } : {};
}

function pickFont(
  document: PDFKit.PDFDocument,
  subset: Parameters<typeof fontFile>[0],
  style: TextStyle,
): void {
  const { size = 10, weight = 400 } = style;
  // Named, so that the document embeds each file once.
  document.registerFont(`${subset}-${weight}`, fontFile(subset, weight));
  document.font(`${subset}-${weight}`).fontSize(size);
}

function widthOf(document: PDFKit.PDFDocument, text: string, style: TextStyle): number {
  return textRuns(text).reduce((width, run) => {
    pickFont(document, run.subset, style);
    return width + document.widthOfString(run.text, features(style));
  }, 0);
}

function wrapped(document: PDFKit.PDFDocument, text: string, width: number, style: TextStyle): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(document, longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(...pieces(document, word, width, style));
  }
  return lines;
}

// A word wider than the column is broken where it has to be.
function pieces(document: PDFKit.PDFDocument, word: string, width: number, style: TextStyle): string[] {
  const parts: string[] = [''];
  for (const character of word) {
    const longer = parts.at(-1) + character;
    if (widthOf(document, longer, style) <= width) parts[parts.length - 1] = longer;
    else parts.push(character);
  }
  return parts;
}
