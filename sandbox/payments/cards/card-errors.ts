import type { FieldError } from '../store/records';
import { brandOf, cvvLength } from './brands';
import { type CardInput, type Expiry, testCardOutcome } from './test-cards';

const error = (field: string, code: string, message: string): FieldError => ({ field, code, message });

export function cardErrors(card: CardInput): FieldError[] {
  return [...numberErrors(card.number), ...expiryErrors(card), ...cvvErrors(card)];
}

function numberErrors(number: string): FieldError[] {
  if (number === '') return [error('number', '81714', 'Credit card number is required.')];
  if (!/^\d{12,19}$/.test(number))
    return [error('number', '81716', 'Credit card number must be 12-19 digits.')];
  if (!hasValidChecksum(number)) return [error('number', '81715', 'Credit card number is invalid.')];
  if (testCardOutcome(number) === undefined) {
    return [error('number', '81717', 'Credit card number is not an accepted test number.')];
  }
  return [];
}

export function expiryErrors({ expirationMonth, expirationYear }: Expiry): FieldError[] {
  if (expirationMonth === '' || expirationYear === '') {
    return [error('expirationDate', '81709', 'Expiration date is required.')];
  }
  const month = Number(expirationMonth);
  const year = Number(expirationYear);
  if (!(month >= 1 && month <= 12))
    return [error('expirationMonth', '81712', 'Expiration month is invalid.')];
  if (!(year >= 1975 && year <= 2200))
    return [error('expirationYear', '81713', 'Expiration year is invalid.')];
  return [];
}

function cvvErrors({ cvv, number }: CardInput): FieldError[] {
  if (cvv === '' || new RegExp(`^\\d{${cvvLength(number)}}$`).test(cvv)) return [];
  return [
    error('cvv', '81707', 'CVV must be 4 digits for American Express and 3 digits for other card types.'),
  ];
}

/** Checks the Luhn checksum, which UnionPay numbers need not have. */
function hasValidChecksum(number: string): boolean {
  if (brandOf(number).graphql === 'UNION_PAY') return true;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
