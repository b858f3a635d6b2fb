import type { Letter } from './letters';

/** A piece of text that one font can draw. */
export interface TextRun {
  readonly face: string;
  readonly text: string;
}

/** The letters of one line as runs from left to right; `mirror` gives the bracket that opens the other way. */
export function visualRuns(letters: readonly Letter[], mirror: (character: string) => string): TextRun[] {
  const runs: TextRun[] = [];
  let before: Letter | undefined;
  for (const letter of inVisualOrder(letters)) {
    const { face, isTurned } = letter;
    const last = runs.at(-1);
    const text = isRtl(letter) && !isTurned ? mirror(letter.text) : letter.text;
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

/** Rule L2 of UAX #9: from the deepest level up, what is at least that deep is turned around. */
function inVisualOrder(letters: readonly Letter[]): readonly Letter[] {
  const deepest = letters.reduce((deep, { level }) => Math.max(deep, level), 0);
  let ordered = letters;
  for (let level = deepest; level > 0; level -= 1) {
    ordered = stretches(ordered, level).flatMap(({ isDeep, part }) => (isDeep ? part.toReversed() : part));
  }
  return ordered;
}

function stretches(letters: readonly Letter[], level: number): { isDeep: boolean; part: Letter[] }[] {
  const found: { isDeep: boolean; part: Letter[] }[] = [];
  for (const letter of letters) {
    const isDeep = letter.level >= level;
    const last = found.at(-1);
    if (last?.isDeep === isDeep) last.part.push(letter);
    else found.push({ isDeep, part: [letter] });
  }
  return found;
}
