import type { CardOnFile } from '../../schema.generated';
import type { CardValues } from './card-values';

/** The card on file, with masks for its number and CVV (CARD-02, CARD-03). */
export type StoredCard = CardOnFile;

export function isStoredCardKept({ cardNumber, cvv }: CardValues, card: StoredCard | null): boolean {
  return card !== null && cardNumber === card.maskedNumber && cvv === card.maskedCvv;
}

interface Edit {
  readonly text: string;
  readonly caret: number;
}

/** Editing a mask leaves only the typed or pasted text, and nothing after a deletion (CARD-04). */
export function typedOverMask(mask: string, { text, caret }: Edit): string {
  const behindCaret = text.length - caret;
  const before = text.slice(0, caret);
  const mostKept = Math.max(0, mask.length - behindCaret);
  let kept = 0;
  while (kept < mostKept && kept < before.length && before[kept] === mask[kept]) kept += 1;
  return before.slice(kept);
}
