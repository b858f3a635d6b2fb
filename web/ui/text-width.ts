/** Approximate width of a letter at 13 pixels, if nothing can be measured. */
const LETTER_WIDTH = 7;

const paper = 'OffscreenCanvas' in globalThis ? new OffscreenCanvas(1, 1).getContext('2d') : null;

/** Returns the width of a text on one line in pixels. @param font weight and size: `400 13px` */
export function textWidth(text: string, font: string): number {
  if (paper === null) return text.length * LETTER_WIDTH;
  paper.font = `${font} "Inter Variable", "Inter Fallback", sans-serif`;
  return paper.measureText(text).width;
}
