import { formatCardNumber, typedDigits } from './card-number';

export interface TypedNumber {
  text: string;
  caret: number;
}

/**
 * The text after an edit, and the caret, which stays behind the same digit.
 * Deleting a gap deletes the digit in front of it, as the gap alone would come back at once.
 * @param before what the field showed
 * @param typed what the browser made of the edit
 */
export function typeCardNumber(before: string, typed: TypedNumber): TypedNumber {
  const isGapDeleted = typed.text.length < before.length && typedDigits(typed.text) === typedDigits(before);
  const digitsBeforeCaret = typedDigits(typed.text.slice(0, typed.caret)).length - (isGapDeleted ? 1 : 0);
  const digits = typedDigits(typed.text);
  const kept = isGapDeleted
    ? digits.slice(0, Math.max(digitsBeforeCaret, 0)) + digits.slice(digitsBeforeCaret + 1)
    : digits;
  const text = formatCardNumber(kept);
  return { text, caret: positionBehindDigit(text, digitsBeforeCaret) };
}

function positionBehindDigit(text: string, count: number): number {
  let seen = 0;
  for (let position = 0; position < text.length; position += 1) {
    if (seen >= count) return position;
    if (text[position] !== ' ') seen += 1;
  }
  return text.length;
}
