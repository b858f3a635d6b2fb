import type { Address, CardFacts } from '../store/records';

/** Braintree's documented CVVs, with four digits for American Express: no match, unverified, unsupported. */
const CVV_RESPONSES: Readonly<Record<string, string>> = {
  '200': 'N',
  '2000': 'N',
  '201': 'U',
  '2011': 'U',
  '301': 'S',
  '3011': 'S',
};

/** Braintree's documented postal codes: no match, not verified. */
const POSTAL_RESPONSES: Readonly<Record<string, string>> = { '20000': 'N', '20001': 'U' };

export function cvvResponse(cvv: string): string {
  return cvv === '' ? 'I' : (CVV_RESPONSES[cvv] ?? 'M');
}

export function postalResponse(postalCode: string | null): string {
  return postalCode === null ? 'I' : (POSTAL_RESPONSES[postalCode] ?? 'M');
}

export function billedTo(facts: CardFacts, address: Address | null | undefined): CardFacts {
  const postalCode = address?.postalCode ?? null;
  if (postalCode === null) return facts;
  return { ...facts, postalCode, postalResponse: postalResponse(postalCode) };
}

/** The card as stored by a merchant, who may not keep a CVV. */
export function withoutCvv(facts: CardFacts): CardFacts {
  return { ...facts, cvvResponse: 'I' };
}

export type MismatchReason = 'avs' | 'cvv' | 'avs_and_cvv';

export function mismatchOf({ cvvResponse, postalResponse }: CardFacts): MismatchReason | null {
  if (cvvResponse === 'N') return postalResponse === 'N' ? 'avs_and_cvv' : 'cvv';
  return postalResponse === 'N' ? 'avs' : null;
}
