/** The vendor's names of a card's fields, and those of our inputs. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ['number', 'cardNumber'],
  ['cvv', 'cvv'],
  ['expirationMonth', 'expirationMonth'],
  ['expirationYear', 'expirationYear'],
  ['postalCode', 'postalCode'],
  ['cardholderName', 'cardholderName'],
]);

/** Which field of a card the vendor means; null when it names none that we know. */
export function toCardField(field: string | null): string | null {
  return FIELDS.get(field ?? '') ?? null;
}

const PAYMENT_INPUTS: ReadonlyMap<string, string> = new Map([
  ['cardholderName', 'payment.cardholderName'],
  ['postalCode', 'payment.zip'],
]);

/** The path of the order's input that holds what the vendor means; null when there is none. */
export function toPaymentPath(field: string | null): string | null {
  return PAYMENT_INPUTS.get(field ?? '') ?? null;
}
