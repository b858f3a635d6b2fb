import { inVisualOrder, mirrored } from './direction';
import type { Face, Weight } from './faces';
import type { Letter } from './letters';

export type Line = readonly Letter[];

export interface TextStyle {
  readonly size?: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly align?: 'left' | 'right';
  readonly isTabular?: boolean;
}

export const SIZE = 10;
const INK = '#18181b';

export function drawLine(
  document: PDFKit.PDFDocument,
  line: Line,
  at: { x: number; baseline: number },
  style: TextStyle,
): void {
  const options = { lineBreak: false, baseline: 'alphabetic', ...features(style) } as const;
  let { x } = at;
  for (const { face, text } of visualRuns(line)) {
    pickFont(document, face, style);
    // The text to copy and search.
    if (face.isShaped) document.markContent('Span', { actual: text });
    document.fillColor(style.color ?? INK).text(text, x, at.baseline, options);
    if (face.isShaped) document.endMarkedContent();
    x += document.widthOfString(text, features(style));
  }
}

export function widthOf(document: PDFKit.PDFDocument, line: Line, style: TextStyle): number {
  return visualRuns(line).reduce((width, { face, text }) => {
    pickFont(document, face, style);
    return width + document.widthOfString(text, features(style));
  }, 0);
}

function features({ isTabular = false }: TextStyle): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return isTabular ? { features: ['tnum'] } : {};
}

function pickFont(document: PDFKit.PDFDocument, { name, fonts }: Face, style: TextStyle): void {
  const { size = SIZE, weight = 400 } = style;
  // Registered by name, so that the document embeds each file once.
  document.registerFont(`${name}-${weight}`, fonts[weight]);
  document.font(`${name}-${weight}`).fontSize(size);
}

interface TextRun {
  readonly face: Face;
  readonly text: string;
}

export function visualRuns(letters: readonly Letter[]): TextRun[] {
  const runs: TextRun[] = [];
  let before: Letter | undefined;
  for (const letter of inVisualOrder(letters)) {
    const { face, isTurned } = letter;
    const last = runs.at(-1);
    const text = isRtl(letter) && !isTurned ? mirrored(letter.text) : letter.text;
    if (last && before && joins(before, letter)) {
      runs[runs.length - 1] = { face, text: isTurned ? text + last.text : last.text + text };
    } else runs.push({ face, text });
    before = letter;
  }
  return runs;
}

function isRtl({ level }: Letter): boolean {
  return level % 2 === 1;
}

function joins(before: Letter, letter: Letter): boolean {
  if (before.face !== letter.face || before.level !== letter.level) return false;
  // Digits inside right-to-left text read from left to right; such a run would be reversed wrongly.
  return before.isTurned === letter.isTurned && (!letter.isTurned || isRtl(letter));
}
