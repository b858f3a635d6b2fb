import PDFDocument from 'pdfkit';
import type { Letter } from './letters';
import { drawLine, type Line, SIZE, type TextStyle, widthOf } from './pen';

export const MUTED = '#71717a';
const LINE = '#d4d4d8';

/** Distance from the top of a row to the baseline, by font size; one for all fonts, so that they align. */
const ASCENT = 0.97;

const MARGIN = 56;
const BOTTOM = 72;

/** Pages written from top to bottom, in any script; `y` is the top of the next row. */
export interface Sheet {
  readonly left: number;
  readonly right: number;
  y: number;
  text(text: string | Line, x: number, style?: TextStyle): void;
  wrap(text: string, width: number, style?: TextStyle): Line[];
  rule(): void;
  /** Starts a new page when `height` does not fit; `drawHead` repeats the head of a list there. */
  keep(height: number, drawHead?: (sheet: Sheet) => void): void;
  finish(footer: string): void;
  readonly document: PDFKit.PDFDocument;
}

export interface SheetPlan {
  readonly title: string;
  /** Date of the receipt, not of its drawing, so that the file is always the same. */
  readonly at: Date;
  readonly read: (text: string) => Line;
  drawPageHead(sheet: Sheet): void;
}

export function newSheet({ title, at, read, drawPageHead }: SheetPlan): Sheet {
  const document = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    bufferPages: true,
    info: { Title: title, CreationDate: at },
    displayTitle: true,
    lang: 'en',
  });
  const left = MARGIN;
  const right = document.page.width - MARGIN;
  const sheet: Sheet = {
    document,
    left,
    right,
    y: MARGIN,
    text(text, x, style = {}) {
      const line = typeof text === 'string' ? read(text) : text;
      const start = style.align === 'right' ? x - widthOf(document, line, style) : x;
      drawLine(document, line, { x: start, baseline: sheet.y + ASCENT * (style.size ?? SIZE) }, style);
    },
    wrap: (text, width, style = {}) => wrapped(read(text), (line) => widthOf(document, line, style) <= width),
    rule() {
      document.moveTo(left, sheet.y).lineTo(right, sheet.y).lineWidth(0.5).strokeColor(LINE).stroke();
    },
    keep(height, drawHead) {
      if (sheet.y + height <= document.page.height - BOTTOM) return;
      document.addPage();
      sheet.y = MARGIN;
      drawPageHead(sheet);
      drawHead?.(sheet);
    },
    finish(footer) {
      const { count } = document.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        document.switchToPage(page);
        sheet.y = document.page.height - BOTTOM + 24;
        sheet.text(footer, left, { size: 8.5, color: MUTED });
        sheet.text(`Page ${page + 1} of ${count}`, right, { size: 8.5, color: MUTED, align: 'right' });
      }
      document.end();
    },
  };
  return sheet;
}

function wrapped(text: Line, fits: (line: Line) => boolean): Line[] {
  const lines: Line[] = [];
  let space: Letter | undefined;
  for (const word of wordsOf(text)) {
    const longer = space && lines.length > 0 ? [...(lines.at(-1) ?? []), space, ...word.letters] : undefined;
    if (longer && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(...pieces(word.letters, fits));
    space = word.space;
  }
  return lines;
}

interface Word {
  readonly letters: Letter[];
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

function pieces(word: Line, fits: (line: Line) => boolean): Line[] {
  const parts: Letter[][] = [[]];
  for (const letter of word) {
    const longer = [...(parts.at(-1) ?? []), letter];
    if (fits(longer)) parts[parts.length - 1] = longer;
    else parts.push([letter]);
  }
  return parts;
}
