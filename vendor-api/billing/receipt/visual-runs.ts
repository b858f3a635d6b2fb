import { inVisualOrder, mirrored } from './direction';
import type { Face } from './faces';
import type { Letter } from './letters';

/** A piece of text that one font can draw. */
export interface TextRun {
  readonly face: Face;
  readonly text: string;
}

/** The letters of one line as runs to be drawn from left to right. */
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
  // Digits of a script from right to left are read from left to right: such a run would be turned wrongly.
  return before.isTurned === letter.isTurned && (!letter.isTurned || isRtl(letter));
}
