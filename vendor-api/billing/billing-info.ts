import type { Database } from '../db/database';
import { billingName } from './billing-name';
import { cardVersion, findCard } from './card-on-file';

/** Billing name and card on file (BILL-08). */
export async function billingInfo(db: Database, userId: string) {
  const card = await findCard(db, userId);
  return {
    company: await billingName(db, userId),
    hasExistingPaymentMethod: card !== null,
    lastFour: card?.lastFour ?? '',
    cardType: card?.cardType ?? '',
    cardholderName: card?.cardholderName ?? '',
    streetAddress: card?.streetAddress ?? '',
    locality: card?.locality ?? '',
    region: card?.region ?? '',
    postalCode: card?.postalCode ?? '',
    country: card?.country ?? '',
    vat: card?.vat ?? '',
    expirationMonth: card?.expirationMonth ?? null,
    expirationYear: card?.expirationYear ?? null,
    // Not in the contract, so only sent when there is a card.
    ...(card && { cardVersion: cardVersion(card) }),
  };
}
