import { isExpired } from '../cards/processor';
import type { Address, CardFacts, CardRecord, CustomerRecord, VerificationRecord } from '../store/records';
import { type XmlObject, type XmlValue, xmlArray } from './xml';

const BIN_QUESTIONS = [
  'commercial',
  'debit',
  'durbinRegulated',
  'healthcare',
  'payroll',
  'prepaid',
  'issuingBank',
  'countryOfIssuance',
  'productId',
  'business',
  'consumer',
  'purchase',
  'corporate',
] as const;

export const UNKNOWN_BIN_DATA: Readonly<Record<string, string>> = Object.fromEntries(
  BIN_QUESTIONS.map((question) => [question, 'Unknown']),
);

/** The element is `last-4` on the wire, which the SDK reads as `last4`. */
export const factsView = (facts: CardFacts, now: Date): XmlObject => ({
  bin: facts.bin,
  'last-4': facts.last4,
  cardType: facts.brand,
  cardholderName: facts.cardholderName,
  expirationMonth: facts.expirationMonth,
  expirationYear: facts.expirationYear,
  expired: isExpired(facts.expirationMonth, facts.expirationYear, now),
  uniqueNumberIdentifier: facts.fingerprint,
  customerLocation: 'US',
  ...UNKNOWN_BIN_DATA,
});

export const cardView = (card: CardRecord, now: Date): XmlObject => ({
  token: card.id,
  ...factsView(card.facts, now),
  customerId: card.customerId,
  default: card.isDefault,
  billingAddress: addressView(card.billingAddress, card.facts.postalCode),
  verifications: xmlArray(
    'verification',
    card.verification ? [verificationView(card.verification, card.facts)] : [],
  ),
  createdAt: new Date(card.createdAt),
  updatedAt: new Date(card.updatedAt),
});

export const verificationView = (verification: VerificationRecord, facts: CardFacts): XmlObject => ({
  id: verification.id,
  status: verification.status,
  processorResponseCode: verification.processorCode,
  processorResponseText: verification.processorText,
  processorResponseType: verification.processorType,
  gatewayRejectionReason: verification.rejectionReason,
  cvvResponseCode: facts.cvvResponse,
  avsPostalCodeResponseCode: facts.postalResponse,
  avsStreetAddressResponseCode: 'I',
  createdAt: new Date(verification.createdAt),
});

const addressView = (address: Address | null, postalCode: string | null): XmlValue => {
  if (address) return { ...address };
  return postalCode === null ? null : { postalCode };
};

export const customerView = (
  customer: CustomerRecord,
  cards: readonly CardRecord[],
  now: Date,
): XmlObject => ({
  ...customer,
  createdAt: new Date(customer.createdAt),
  updatedAt: new Date(customer.updatedAt),
  creditCards: xmlArray(
    'credit-card',
    cards.map((card) => cardView(card, now)),
  ),
  addresses: xmlArray('address', []),
});
