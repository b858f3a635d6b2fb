import cardValidator from 'card-validator';
import { maskedCardNumber } from './card-mask';

const LENGTHS = [15, 16, 19];

export function cardDigits(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

/** Checksum and brand hold and there are 15, 16 or 19 digits (CARD-11, D-22); the untouched mask is valid. */
export function isValidCardNumber(typed: string, lastFourOnFile: string | null = null): boolean {
  if (lastFourOnFile && typed === maskedCardNumber(lastFourOnFile)) return true;
  const digits = cardDigits(typed);
  // The library skips the checksum of UnionPay unless told otherwise.
  return (
    LENGTHS.includes(digits.length) && cardValidator.number(digits, { luhnValidateUnionPay: true }).isValid
  );
}
