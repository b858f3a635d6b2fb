import { newId } from '../../runtime/ids';
import { judgeCard, type Verdict } from '../cards/processor';
import {
  type Address,
  type CardFacts,
  type CardRecord,
  type Change,
  type CustomerRecord,
  put,
  type VerificationRecord,
  withSent,
} from '../store/records';
import { type Answer, declinedAnswer, refused } from '../wire/answer';
import { verificationView } from '../wire/card-view';
import { isBlankAddress } from './addresses';
import type { Desk } from './desk';
import type { PaymentMethodFields, PersonFields } from './requests';

export const cardsOf = (desk: Desk, customerId: string): CardRecord[] =>
  [...desk.store.cards.values()].filter((card) => card.customerId === customerId);

export function newCustomer(fields: PersonFields, now: Date): CustomerRecord {
  return mergeCustomer(
    {
      id: fields.id ?? newId(10),
      firstName: null,
      lastName: null,
      company: null,
      email: null,
      phone: null,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    },
    fields,
    now,
  );
}

export function mergeCustomer(customer: CustomerRecord, fields: PersonFields, now: Date): CustomerRecord {
  const { firstName, lastName, company, email, phone } = fields;
  const sent = { firstName, lastName, company, email, phone, updatedAt: now.toISOString() };
  return withSent(customer, sent);
}

export function verify(facts: CardFacts, now: Date): VerificationRecord {
  const verdict: Verdict = judgeCard(facts, now, false);
  return {
    ...verdict,
    id: newId(8),
    status: verdict.status === 'authorized' ? 'verified' : verdict.status,
    createdAt: now.toISOString(),
  };
}

export const verificationDeclined = (verification: VerificationRecord, facts: CardFacts): Answer => {
  const message = verification.rejectionReason
    ? `Gateway Rejected: ${verification.rejectionReason}`
    : verification.processorText;
  return declinedAnswer(message, { verification: verificationView(verification, facts) });
};

export interface NewCard {
  readonly facts: CardFacts;
  readonly customerId: string;
  readonly token?: string | null | undefined;
  readonly makeDefault: boolean;
  readonly billingAddress?: Address | null | undefined;
  readonly verification: VerificationRecord | null;
}

/** A card for a customer's vault. A customer's first card is always the default. */
export function newCard(desk: Desk, input: NewCard): { card: CardRecord; changes: Change[] } {
  const others = cardsOf(desk, input.customerId);
  const now = desk.now().toISOString();
  const card: CardRecord = {
    id: input.token ?? newId(8),
    customerId: input.customerId,
    isDefault: input.makeDefault || others.length === 0,
    billingAddress: input.billingAddress ?? null,
    verification: input.verification,
    createdAt: now,
    updatedAt: now,
    facts: input.facts,
  };
  return { card, changes: [...(card.isDefault ? undefault(others) : []), put.card(card)] };
}

/** The name sent with a nonce wins over the one that the browser sent with the card. */
export const named = (facts: CardFacts, cardholderName: string | null | undefined): CardFacts =>
  cardholderName ? { ...facts, cardholderName } : facts;

export function tokenRefusal(desk: Desk, token: string | null | undefined): Answer | undefined {
  if (!token || !desk.store.cards.has(token)) return undefined;
  return refused('credit-card', '91719', 'token', 'Payment method token is already in use.');
}

export function customerIdRefusal(desk: Desk, id: string | null | undefined): Answer | undefined {
  if (!id || !desk.store.customers.has(id)) return undefined;
  return refused('customer', '91609', 'id', 'Customer ID has already been taken.');
}

export const undefault = (cards: readonly CardRecord[]): Change[] =>
  cards.filter((card) => card.isDefault).map((card) => put.card({ ...card, isDefault: false }));

type Checked = { readonly verification: VerificationRecord | null } | { readonly refused: Answer };

/** Verifies a card with the bank if requested. A declined card spends its nonce, as with Braintree. */
export function verifyIfAsked(
  desk: Desk,
  { options }: Pick<PaymentMethodFields, 'options'>,
  facts: CardFacts,
  spent: readonly Change[],
): Checked {
  if (!options?.verifyCard) return { verification: null };
  const verification = verify(facts, desk.now());
  if (verification.status === 'verified') return { verification };
  desk.store.commit(spent);
  return { refused: verificationDeclined(verification, facts) };
}

export function blankAddressRefusal(address: Address | null | undefined): Answer | undefined {
  if (!address || !isBlankAddress(address)) return undefined;
  return refused('billing-address', '81801', 'base', 'Addresses must have at least one field filled in.');
}
