import cardValidator from 'card-validator';
import { maskedCardNumber } from './card-mask';

const LENGTHS = [15, 16, 19];

/** The digits alone, as they are sent to the payment provider. */
export function cardDigits(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

/**
 * Checksum and brand hold and there are 15, 16 or 19 digits (CARD-11, D-22). The untouched mask of the card on file
 * counts as valid.
 */
export function isValidCardNumber(typed: string, lastFourOnFile: string | null = null): boolean {
  if (lastFourOnFile && typed === maskedCardNumber(lastFourOnFile)) return true;
  const digits = cardDigits(typed);
  // The library skips the checksum of UnionPay unless told otherwise.
  return (
    LENGTHS.includes(digits.length) && cardValidator.number(digits, { luhnValidateUnionPay: true }).isValid
  );
}
