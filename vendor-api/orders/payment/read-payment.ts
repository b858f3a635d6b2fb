import { paymentChoice } from '#domain/store/payment-choice';
import { cardHolderProblem } from '../../billing/card-holder';
import type { CardHolder, CardOnFile } from '../../billing/card-on-file';
import { isCardShown } from '../../billing/card-version';
import type { Refusal } from '../order-answer';
import type { SnapshotPayment } from '../order-snapshot';
import { cardChanged, invalidInput, invalidPayment } from '../refusals';

/** The part of an order form that says how it is paid (PAYFIELDS). */
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
  /** Of the card on file that the customer was shown; empty where the client does not say. */
  readonly cardVersion: string;
}

type PaymentCheck =
  | {
      readonly ok: true;
      readonly payment: SnapshotPayment;
      /** Of a new card; empty for the one on file. */
      readonly nonce: string;
      /** Whose card it is and where its bills go; the receipt is made out to this address. */
      readonly holder: CardHolder;
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** How an order is paid: by the card on file that was shown or by a new one, and by nothing in between (T-15). */
export function readPayment(card: CardOnFile | null, fields: PayFields): PaymentCheck {
  const choice = paymentChoice(card !== null, fields);
  if (!choice.ok) return { ok: false, refusal: invalidPayment };
  if (choice.method === 'CARD_ON_FILE' && card !== null) {
    if (!isCardShown(card, fields.cardVersion)) return { ok: false, refusal: cardChanged };
    const { providerToken: token, lastFour, cardType } = card;
    return {
      ok: true,
      payment: { source: 'stored', token, lastFour, cardType },
      nonce: '',
      holder: holderOf(card),
    };
  }
  const holder = enteredHolder(fields);
  const problem = cardHolderProblem(holder);
  if (problem !== null) return { ok: false, refusal: invalidInput(problem.text, problem.field) };
  return { ok: true, payment: { source: 'new', ...holder }, nonce: fields.nonce, holder };
}

function enteredHolder({ cardholderName, address, city, state, zip, country, vat }: PayFields): CardHolder {
  return {
    cardholderName,
    address: { streetAddress: address, locality: city, region: state, postalCode: zip, country },
    vat,
  };
}

function holderOf(card: CardOnFile): CardHolder {
  const { cardholderName, streetAddress, locality, region, postalCode, country, vat } = card;
  return { cardholderName, address: { streetAddress, locality, region, postalCode, country }, vat };
}
