// Separate from `card-form`, whose card library only the web client uses.

/** Twelve asterisks and the last four digits (CARD-02). */
export function maskedCardNumber(lastFour: string): string {
  return `************${lastFour}`;
}

/** Four asterisks for American Express, else three (CARD-03, D-21). */
export function maskedCvv(cardType: string): string {
  return isAmex(cardType) ? '****' : '***';
}

function isAmex(cardType: string): boolean {
  const type = cardType.trim().toLowerCase();
  return type === 'amex' || type === 'american express';
}
