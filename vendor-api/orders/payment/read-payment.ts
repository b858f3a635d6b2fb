import { paymentChoice } from '#domain/store/payment-choice';
import type { CardHolder } from '../../billing/card-holder';
import { cardHolderProblem } from '../../billing/card-holder';
import { type CardOnFile, findCard } from '../../billing/card-on-file';
import { isCardShown } from '../../billing/card-version';
import type { Database } from '../../db/database';
import type { Paying } from '../order-snapshot';
import { cardChanged, invalidInput, invalidPayment, type RefusedOrder, refusedOrder } from '../refusals';

/** PAYFIELDS. */
export interface PayFields {
  readonly replacePaymentMethod: boolean;
  readonly useExistingPaymentMethod: boolean;
  readonly nonce: string;
  readonly cardholderName: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
  readonly vat: string;
  readonly cardVersion: string;
}

export interface ReadPayment {
  readonly ok: true;
  readonly paying: Paying;
  /** Empty for the card on file. */
  readonly nonce: string;
}

/** By the card on file as it was shown, or by a new one (T-15). */
export async function readPayment(
  db: Database,
  userId: string,
  fields: PayFields,
): Promise<ReadPayment | RefusedOrder> {
  const card = await findCard(db, userId);
  const choice = paymentChoice(card !== null, fields);
  if (!choice.ok) return refusedOrder(invalidPayment);
  if (choice.method === 'CARD_ON_FILE' && card !== null) {
    if (!isCardShown(card, fields.cardVersion)) return refusedOrder(cardChanged);
    return { ok: true, paying: payingBy(card), nonce: '' };
  }
  const holder = enteredHolder(fields);
  const problem = cardHolderProblem(holder);
  if (problem !== null) return refusedOrder(invalidInput(problem.text, problem.field));
  return { ok: true, paying: { payment: { source: 'new', ...holder }, holder }, nonce: fields.nonce };
}

function enteredHolder({ cardholderName, address, city, state, zip, country, vat }: PayFields): CardHolder {
  return {
    cardholderName,
    address: { streetAddress: address, locality: city, region: state, postalCode: zip, country },
    vat,
  };
}

export function payingBy(card: CardOnFile) {
  const { providerToken: token, lastFour, cardType, cardholderName, vat } = card;
  const { streetAddress, locality, region, postalCode, country } = card;
  const payment = { source: 'stored', token, lastFour, cardType } as const;
  const address = { streetAddress, locality, region, postalCode, country };
  return { payment, holder: { cardholderName, address, vat } };
}
