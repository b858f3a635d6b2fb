import { billedTo, withoutCvv } from '../cards/avs-cvv';
import { expiryErrors } from '../cards/card-errors';
import { fullYear } from '../cards/tokenize';
import { type CardFacts, type CardRecord, type Change, drop, put } from '../store/records';
import { type Answer, blankAnswer, notFound, refused, xmlAnswer } from '../wire/answer';
import { cardView } from '../wire/card-view';
import type { Desk } from './desk';
import { cardRefusal, takeNonce } from './nonces';
import type { PaymentMethodChange, PaymentMethodFields } from './requests';
import {
  blankAddressRefusal,
  cardsOf,
  named,
  newCard,
  tokenRefusal,
  undefault,
  verifyIfAsked,
} from './vault';

export function createPaymentMethod(desk: Desk, fields: PaymentMethodFields): Answer {
  const problem = creationProblem(desk, fields);
  if (problem) return problem;
  const taken = takeNonce(desk, fields.paymentMethodNonce ?? '', 'payment-method');
  if ('refused' in taken) return taken.refused;
  const facts = billedTo(named(taken.facts, fields.cardholderName), fields.billingAddress);
  const checked = verifyIfAsked(desk, fields, facts, taken.spent);
  if ('refused' in checked) return checked.refused;
  const { card, changes } = newCard(desk, {
    facts,
    customerId: fields.customerId ?? '',
    token: fields.token,
    makeDefault: fields.options?.makeDefault ?? false,
    billingAddress: fields.billingAddress,
    verification: checked.verification,
  });
  desk.store.commit([...taken.spent, ...changes]);
  return show(desk, card, 201);
}

function creationProblem(desk: Desk, fields: PaymentMethodFields): Answer | undefined {
  const refuse = (code: string, attribute: string, message: string) =>
    refused('payment-method', code, attribute, message);
  if (!fields.customerId) return refuse('93104', 'customer_id', 'Customer ID is required.');
  if (!desk.store.customers.has(fields.customerId))
    return refuse('93105', 'customer_id', 'Customer ID is invalid.');
  if (!fields.paymentMethodNonce) return refuse('93103', 'payment_method_nonce', 'Nonce is required.');
  return blankAddressRefusal(fields.billingAddress) ?? tokenRefusal(desk, fields.token);
}

export function findPaymentMethod(desk: Desk, token: string): Answer {
  const card = desk.store.cards.get(token);
  return card ? show(desk, card, 200) : notFound;
}

/** When the default card is deleted, the oldest remaining one becomes the default. */
export function deletePaymentMethod(desk: Desk, token: string): Answer {
  const card = desk.store.cards.get(token);
  if (!card) return notFound;
  const heir = cardsOf(desk, card.customerId).find((other) => other.id !== token);
  const inherit = card.isDefault && heir ? [put.card({ ...heir, isDefault: true })] : [];
  desk.store.commit([drop('cards', token), ...inherit]);
  return blankAnswer;
}

export const show = (desk: Desk, card: CardRecord, status: number): Answer =>
  xmlAnswer(status, 'credit-card', cardView(card, desk.now()));

/** Changes the fields sent. A nonce replaces the card and keeps the token. */
export function updatePaymentMethod(desk: Desk, token: string, change: PaymentMethodChange): Answer {
  const card = desk.store.cards.get(token);
  if (!card) return notFound;
  const source = sourceOf(desk, card, change.paymentMethodNonce);
  if ('refused' in source) return source.refused;
  const billingAddress = change.billingAddress?.(card.billingAddress) ?? card.billingAddress;
  const blank = change.billingAddress && blankAddressRefusal(billingAddress);
  if (blank) return blank;
  const facts = changedFacts(source.facts, change);
  const errors = expiryErrors(facts);
  if (errors.length > 0) return cardRefusal(errors);
  const checked = verifyIfAsked(desk, change, billedTo(facts, billingAddress), source.spent);
  if ('refused' in checked) return checked.refused;
  const makeDefault = change.options?.makeDefault ?? false;
  const updated: CardRecord = {
    ...card,
    facts: billedTo(facts, billingAddress),
    verification: checked.verification ?? (change.paymentMethodNonce ? null : card.verification),
    isDefault: card.isDefault || makeDefault,
    billingAddress,
    updatedAt: desk.now().toISOString(),
  };
  const others = cardsOf(desk, card.customerId).filter((other) => other.id !== token);
  desk.store.commit([...source.spent, ...(makeDefault ? undefault(others) : []), put.card(updated)]);
  return show(desk, updated, 200);
}

type Source = { readonly facts: CardFacts; readonly spent: readonly Change[] } | { readonly refused: Answer };

function sourceOf(desk: Desk, card: CardRecord, nonce: string | null | undefined): Source {
  if (nonce) return takeNonce(desk, nonce, 'payment-method');
  return { facts: withoutCvv(card.facts), spent: [] };
}

function changedFacts(facts: CardFacts, change: PaymentMethodChange): CardFacts {
  const [month, year] = change.expirationDate?.split('/') ?? [];
  const expirationMonth = change.expirationMonth ?? month;
  const expirationYear = change.expirationYear ?? year;
  return {
    ...facts,
    cardholderName: change.cardholderName === undefined ? facts.cardholderName : change.cardholderName,
    expirationMonth: expirationMonth?.padStart(2, '0') ?? facts.expirationMonth,
    expirationYear: expirationYear === undefined ? facts.expirationYear : fullYear(expirationYear),
  };
}
