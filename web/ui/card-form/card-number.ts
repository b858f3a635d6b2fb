import cardValidator from 'card-validator';
import { digitsIn } from '#domain/text/ascii-digits';

const LONGEST = 19;
const DEFAULT_GAPS = [4, 8, 12, 16];
const DEFAULT_CVV_LENGTHS = [3, 4];

export interface CardBrand {
  name: string;
  cvvLength: number;
}

export function typedDigits(text: string): string {
  return digitsIn(text).slice(0, LONGEST);
}

function cardOf(text: string) {
  const digits = typedDigits(text);
  // Skips an empty text, which matches every brand.
  return digits === '' ? null : cardValidator.number(digits).card;
}

/** Returns the brand as soon as the digits allow only one; null before. */
export function cardBrand(text: string): CardBrand | null {
  const card = cardOf(text);
  return card ? { name: onFile(card.niceType), cvvLength: card.code.size } : null;
}

/** The payment provider's spelling, in which the card is stored and shown afterwards. */
function onFile(brand: string): string {
  return brand === 'Mastercard' ? 'MasterCard' : brand;
}

export function formatCardNumber(text: string): string {
  const gaps = cardOf(text)?.gaps ?? DEFAULT_GAPS;
  return [...typedDigits(text)].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('');
}

export function isCvvValid(cvv: string, cardNumber: string): boolean {
  const brand = cardBrand(cardNumber);
  return cardValidator.cvv(cvv, brand ? brand.cvvLength : DEFAULT_CVV_LENGTHS).isValid;
}
