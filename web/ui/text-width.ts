/** About what a letter of 13 pixels takes, where nothing can be measured. */
const LETTER_WIDTH = 7;

const paper = 'OffscreenCanvas' in globalThis ? new OffscreenCanvas(1, 1).getContext('2d') : null;

/** How many pixels a text takes on one line. @param font its weight and size: `400 13px` */
export function textWidth(text: string, font: string): number {
  if (paper === null) return text.length * LETTER_WIDTH;
  paper.font = `${font} "Inter Variable", "Inter Fallback", sans-serif`;
  return paper.measureText(text).width;
}
