import type { Letter } from './letters';
import type { Line } from './pen';

export function wrapped(text: Line, fits: (line: Line) => boolean): Line[] {
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
