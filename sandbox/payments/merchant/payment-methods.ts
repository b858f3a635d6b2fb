import { billedTo } from '../cards/avs-cvv';
import { dropCard, putCard } from '../store/changes';
import type { CardRecord } from '../store/records';
import { type Answer, blankAnswer, notFound, refusal, xmlAnswer } from '../wire/answer';
import { cardView } from '../wire/card-view';
import type { Desk } from './desk';
import { takeNonce } from './nonces';
import type { PaymentMethodFields } from './requests';
import { cardsOf, named, newCard, tokenRefusal } from './vault';
import { blankAddressRefusal, verifyIfAsked } from './verification';

export function createPaymentMethod(desk: Desk, fields: PaymentMethodFields): Answer {
  const problem = creationProblem(desk, fields);
  if (problem) return problem;
  const taken = takeNonce(desk, fields.payment_method_nonce ?? '', 'payment-method');
  if ('refused' in taken) return taken.refused;
  const facts = billedTo(named(taken.facts, fields.cardholder_name), fields.billing_address);
  const checked = verifyIfAsked(desk, fields, facts, taken.spent);
  if ('refused' in checked) return checked.refused;
  const { card, changes } = newCard(desk, {
    facts,
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
  return blankAddressRefusal(fields.billing_address) ?? tokenRefusal(desk, fields.token);
}

export function findPaymentMethod(desk: Desk, token: string): Answer {
  const card = desk.store.cards.get(token);
  return card ? show(desk, card, 200) : notFound;
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

export const show = (desk: Desk, card: CardRecord, status: number): Answer =>
  xmlAnswer(status, 'credit-card', cardView(card, desk.now()));
