import type { CardRecord, CustomerRecord } from '../store/records';
import { cardView } from './card-view';
import { type XmlObject, xmlArray } from './xml';

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
