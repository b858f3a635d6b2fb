import type { CardOutcome } from '../store/records';

export interface Expiry {
  readonly expirationMonth: string;
  readonly expirationYear: string;
}

export interface CardInput extends Expiry {
  readonly number: string;
  readonly cvv: string;
  readonly cardholderName: string | null;
  readonly postalCode: string | null;
}

/** Braintree's published numbers; others are refused (81717). For easy trials, declining cards decline sales. */
const OUTCOMES: ReadonlyMap<string, CardOutcome> = new Map([
  ['4111111111111111', 'approved'],
  ['4005519200000004', 'approved'],
  ['4009348888881881', 'approved'],
  ['4012000033330026', 'approved'],
  ['4012000077777777', 'approved'],
  ['4012888888881881', 'approved'],
  ['4217651111111119', 'approved'],
  ['4500600000000061', 'approved'],
  ['5555555555554444', 'approved'],
  ['2223000048400011', 'approved'],
  ['378282246310005', 'approved'],
  ['371449635398431', 'approved'],
  ['6011111111111117', 'approved'],
  ['6011000991300009', 'approved'],
  ['3530111333300000', 'approved'],
  ['36259600000004', 'approved'],
  ['6304000000000000', 'approved'],
  ['4000111111111115', 'declined'],
  ['5105105105105100', 'declined'],
  ['378734493671000', 'declined'],
  ['6011000990139424', 'declined'],
  ['3566002020360505', 'failed'],
  ['4000111111111511', 'fraud'],
  // Not one of Braintree's: approved when typed, declined when charged from the vault, as a renewal does.
  ['4000111111111131', 'declined_when_stored'],
]);

export const testCardOutcome = (number: string): CardOutcome | undefined => OUTCOMES.get(number);

export const suggestedCards: ReadonlyArray<{ readonly number: string; readonly shows: string }> = [
  { number: '4111 1111 1111 1111', shows: 'Visa, approved' },
  { number: '5555 5555 5555 4444', shows: 'MasterCard, approved' },
  { number: '3782 822463 10005', shows: 'American Express (CVV of four digits), approved' },
  { number: '4000 1111 1111 1115', shows: 'Visa, declined by the bank' },
  { number: '4000 1111 1111 1131', shows: 'Visa, approved now, declined when it is charged again' },
  { number: '4000 1111 1111 1511', shows: 'Visa, rejected as fraud' },
  { number: '3566 0020 2036 0505', shows: 'JCB, the bank cannot be reached' },
  { number: 'any, a date that has passed', shows: 'declined as expired' },
  { number: 'any, CVV 200 (2000)', shows: 'refused: the CVV does not match (201: not verified, accepted)' },
  {
    number: 'any, zip code 20000',
    shows: 'refused: the address does not match (20001: not verified, accepted)',
  },
];

/** Braintree's documented nonces: each stands for a published test card and is never used up. */
const NUMBERS: ReadonlyMap<string, string> = new Map([
  ['fake-valid-nonce', '4111111111111111'],
  ['fake-valid-visa-nonce', '4012888888881881'],
  ['fake-valid-mastercard-nonce', '5555555555554444'],
  ['fake-valid-amex-nonce', '378282246310005'],
  ['fake-valid-discover-nonce', '6011111111111117'],
  ['fake-valid-jcb-nonce', '3530111333300000'],
  // Not one of Braintree's, like its card.
  ['fake-declined-when-stored-visa-nonce', '4000111111111131'],
  ['fake-processor-declined-visa-nonce', '4000111111111115'],
  ['fake-processor-declined-mastercard-nonce', '5105105105105100'],
]);

export function testNonceCard(nonce: string, now: Date): CardInput | undefined {
  const number = NUMBERS.get(nonce);
  if (number === undefined) return undefined;
  const expirationYear = String(now.getUTCFullYear() + 3);
  return { number, expirationMonth: '12', expirationYear, cvv: '', cardholderName: null, postalCode: null };
}
