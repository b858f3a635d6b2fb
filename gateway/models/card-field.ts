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
