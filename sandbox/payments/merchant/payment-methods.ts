import type { z } from 'zod';
import { dropCard, putCard } from '../store/changes';
import type { CardRecord, Change, VerificationRecord } from '../store/records';
import { type Answer, blankAnswer, notFound, refusal, xmlAnswer } from '../wire/answer';
import { cardView } from '../wire/card-view';
import type { Desk } from './desk';
import { type TakenNonce, takeNonce } from './nonces';
import type { paymentMethodRequest } from './requests';
import { cardsOf, named, newCard, tokenRefusal, undefault, verificationDeclined, verify } from './vault';

type PaymentMethodFields = z.infer<typeof paymentMethodRequest>['payment_method'];

export function createPaymentMethod(desk: Desk, fields: PaymentMethodFields): Answer {
  const problem = creationProblem(desk, fields);
  if (problem) return problem;
  const taken = takeNonce(desk, fields.payment_method_nonce ?? '', 'payment-method');
  if ('refused' in taken) return taken.refused;
  const checked = verifyIfAsked(desk, fields, taken);
  if ('refused' in checked) return checked.refused;
  const { card, changes } = newCard(desk, {
    facts: named(taken.facts, fields.cardholder_name),
    customerId: fields.customer_id ?? '',
    token: fields.token,
    makeDefault: fields.options?.make_default ?? false,
    billingAddress: fields.billing_address,
    verification: checked.verification,
  });
  desk.store.commit([...taken.spent, ...changes]);
  return show(desk, card, 201);
}

function creationProblem(desk: Desk, fields: PaymentMethodFields): Answer | undefined {
  const refuse = (code: string, attribute: string, message: string) =>
    refusal('payment-method', [{ code, attribute, message }]);
  if (!fields.customer_id) return refuse('93104', 'customer_id', 'Customer ID is required.');
  if (!desk.store.customers.has(fields.customer_id))
    return refuse('93105', 'customer_id', 'Customer ID is invalid.');
  if (!fields.payment_method_nonce) return refuse('93103', 'payment_method_nonce', 'Nonce is required.');
  return tokenRefusal(desk, fields.token);
}

export function findPaymentMethod(desk: Desk, token: string): Answer {
  const card = desk.store.cards.get(token);
  return card ? show(desk, card, 200) : notFound;
}

/** Changes what is kept of a card; with a nonce the token stays and the card behind it is replaced. */
export function updatePaymentMethod(desk: Desk, token: string, fields: PaymentMethodFields): Answer {
  const card = desk.store.cards.get(token);
  if (!card) return notFound;
  const changes: Change[] = [];
  let { facts, verification } = card;
  if (fields.payment_method_nonce) {
    const taken = takeNonce(desk, fields.payment_method_nonce, 'payment-method');
    if ('refused' in taken) return taken.refused;
    const checked = verifyIfAsked(desk, fields, taken);
    if ('refused' in checked) return checked.refused;
    changes.push(...taken.spent);
    facts = taken.facts;
    verification = checked.verification;
  }
  const makeDefault = fields.options?.make_default ?? false;
  if (makeDefault)
    changes.push(...undefault(cardsOf(desk, card.customerId).filter((other) => other.id !== token)));
  const updated: CardRecord = {
    ...card,
    facts:
      fields.cardholder_name === undefined ? facts : { ...facts, cardholderName: fields.cardholder_name },
    verification,
    isDefault: card.isDefault || makeDefault,
    billingAddress: fields.billing_address ?? card.billingAddress,
    updatedAt: desk.now().toISOString(),
  };
  desk.store.commit([...changes, putCard(updated)]);
  return show(desk, updated, 200);
}

/** The oldest of the remaining cards becomes the default when the default goes. */
export function deletePaymentMethod(desk: Desk, token: string): Answer {
  const card = desk.store.cards.get(token);
  if (!card) return notFound;
  const heir = cardsOf(desk, card.customerId).find((other) => other.id !== token);
  const inherit = card.isDefault && heir ? [putCard({ ...heir, isDefault: true })] : [];
  desk.store.commit([dropCard(token), ...inherit]);
  return blankAnswer;
}

type GoodNonce = Exclude<TakenNonce, { refused: Answer }>;
type Checked = { readonly verification: VerificationRecord | null } | { readonly refused: Answer };

/** A declined verification spends the nonce, as with the real gateway. */
function verifyIfAsked(desk: Desk, fields: PaymentMethodFields, { facts, spent }: GoodNonce): Checked {
  if (!fields.options?.verify_card) return { verification: null };
  const verification = verify(facts, desk.now());
  if (verification.status === 'verified') return { verification };
  desk.store.commit(spent);
  return { refused: verificationDeclined(verification, facts) };
}

const show = (desk: Desk, card: CardRecord, status: number): Answer =>
  xmlAnswer(status, 'credit-card', cardView(card, desk.now()));
