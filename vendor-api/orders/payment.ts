import { z } from 'zod';
import { CARD_LIMITS, type LimitedField, tooLongText } from '#domain/billing/card-limits';
import { paymentChoice } from '#domain/store/carts/payment-choice';
import { cardHolderProblem, holderOf } from '../billing/buyer';
import { type CardOnFile, findCard, isCardShown } from '../billing/card-on-file';
import type { Database } from '../db/database';
import { formFlag, formText } from '../http/parse-input';
import type { OrderDeps, OrderRequest } from './order-kind';
import type { Paying } from './order-snapshot';
import {
  type Checked,
  captchaRejected,
  captchaUnavailable,
  cardChanged,
  invalidInput,
  invalidPayment,
  priceChanged,
  type Refused,
  refused,
} from './refusals';

const cardText = (field: LimitedField) => formText(CARD_LIMITS[field], tooLongText(field));

/** PAYFIELDS. */
export const payFields = {
  replacePaymentMethod: formFlag,
  useExistingPaymentMethod: formFlag,
  recaptchaToken: formText(4_096),
  vat: cardText('vat'),
  address: cardText('streetAddress'),
  cardholderName: cardText('cardholderName'),
  zip: cardText('postalCode'),
  state: cardText('region'),
  city: cardText('city'),
  country: formText(255),
  nonce: formText(512),
  cardVersion: formText(128),
};
const payForm = z.object(payFields);
export type PayForm = z.infer<typeof payForm>;

export type CheckedPayment = Checked<{
  readonly paying: Paying;
  /** Empty for the card on file. */
  readonly nonce: string;
}>;

/** Reads the choice between the card on file, as it was shown, and a new card (T-15). */
export async function readPayment(db: Database, userId: string, form: PayForm): Promise<CheckedPayment> {
  const card = await findCard(db, userId);
  const choice = paymentChoice(card !== null, form);
  if (!choice.ok) return refused(invalidPayment);
  if (choice.method === 'CARD_ON_FILE' && card !== null) {
    if (!isCardShown(card, form.cardVersion)) return refused(cardChanged);
    return { ok: true, paying: cardOnFilePayment(card), nonce: '' };
  }
  const holder = holderOf(form);
  const problem = cardHolderProblem(holder);
  if (problem !== null) return refused(invalidInput(problem.message, problem.field));
  return { ok: true, paying: { payment: { source: 'new', ...holder }, holder }, nonce: form.nonce };
}

export function cardOnFilePayment(card: CardOnFile) {
  const { providerToken: token, lastFour, cardType, cardholderName, vat } = card;
  const { streetAddress, locality, region, postalCode, country } = card;
  const payment = { source: 'stored', token, lastFour, cardType } as const;
  const address = { streetAddress, locality, region, postalCode, country };
  return { payment, holder: { cardholderName, address, vat } };
}

export async function checkPayment(
  deps: Pick<OrderDeps, 'db' | 'captcha'>,
  request: OrderRequest<PayForm>,
  isSamePrice: boolean,
): Promise<CheckedPayment> {
  const paid = await readPayment(deps.db, request.user.id, request.form);
  if (!paid.ok) return paid;
  if (!isSamePrice) return refused(priceChanged);
  return (await checkCaptcha(deps, request)) ?? paid;
}

/** Null if passed. A repeat need not pass again. */
export async function checkCaptcha(
  { captcha }: Pick<OrderDeps, 'captcha'>,
  { form, remoteIp, isRepeat }: OrderRequest<Pick<PayForm, 'recaptchaToken'>>,
): Promise<Refused | null> {
  if (isRepeat) return null;
  const verdict = await captcha.verify(form.recaptchaToken, remoteIp);
  if (verdict.ok) return null;
  return refused(verdict.reason === 'rejected' ? captchaRejected : captchaUnavailable);
}
