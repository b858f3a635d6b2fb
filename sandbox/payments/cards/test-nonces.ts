import type { CardInput } from './card-errors';

/** Nonces that Braintree documents: each stands for a published test card and is never used up. */
const NUMBERS: ReadonlyMap<string, string> = new Map([
  ['fake-valid-nonce', '4111111111111111'],
  ['fake-valid-visa-nonce', '4012888888881881'],
  ['fake-valid-mastercard-nonce', '5555555555554444'],
  ['fake-valid-amex-nonce', '378282246310005'],
  ['fake-valid-discover-nonce', '6011111111111117'],
  ['fake-valid-jcb-nonce', '3530111333300000'],
  ['fake-processor-declined-visa-nonce', '4000111111111115'],
  ['fake-processor-declined-mastercard-nonce', '5105105105105100'],
]);

export function testNonceCard(nonce: string, now: Date): CardInput | undefined {
  const number = NUMBERS.get(nonce);
  if (number === undefined) return undefined;
  const expirationYear = String(now.getUTCFullYear() + 3);
  return { number, expirationMonth: '12', expirationYear, cvv: '', cardholderName: null, postalCode: null };
}
