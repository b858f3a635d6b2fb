import { billedTo, withoutCvv } from '../cards/avs-cvv';
import { expiryErrors } from '../cards/card-errors';
import { fullYear } from '../cards/tokenize';
import { putCard } from '../store/changes';
import type { CardFacts, CardRecord, Change } from '../store/records';
import { type Answer, notFound } from '../wire/answer';
import type { Desk } from './desk';
import { cardRefusal, takeNonce } from './nonces';
import { show } from './payment-methods';
import type { PaymentMethodChange } from './requests';
import { cardsOf, undefault } from './vault';
import { blankAddressRefusal, verifyIfAsked } from './verification';

/**
 * Changes what is kept of a card: holder, expiry, billing address; what is not named stays. With a nonce the token
 * stays and the card behind it is replaced. A refused change changes nothing.
 */
export function updatePaymentMethod(desk: Desk, token: string, change: PaymentMethodChange): Answer {
  const card = desk.store.cards.get(token);
  if (!card) return notFound;
  const source = sourceOf(desk, card, change.payment_method_nonce);
  if ('refused' in source) return source.refused;
  const billingAddress = change.billing_address?.(card.billingAddress) ?? card.billingAddress;
  const blank = change.billing_address && blankAddressRefusal(billingAddress);
  if (blank) return blank;
  const facts = changedFacts(source.facts, change);
  const errors = expiryErrors(facts);
  if (errors.length > 0) return cardRefusal(errors);
  const checked = verifyIfAsked(desk, change, billedTo(facts, billingAddress), source.spent);
  if ('refused' in checked) return checked.refused;
  const makeDefault = change.options?.make_default ?? false;
  const updated: CardRecord = {
    ...card,
    facts: billedTo(facts, billingAddress),
    verification: checked.verification ?? (change.payment_method_nonce ? null : card.verification),
    isDefault: card.isDefault || makeDefault,
    billingAddress,
    updatedAt: desk.now().toISOString(),
  };
  const others = cardsOf(desk, card.customerId).filter((other) => other.id !== token);
  desk.store.commit([...source.spent, ...(makeDefault ? undefault(others) : []), putCard(updated)]);
  return show(desk, updated, 200);
}

type Source = { readonly facts: CardFacts; readonly spent: readonly Change[] } | { readonly refused: Answer };

function sourceOf(desk: Desk, card: CardRecord, nonce: string | null | undefined): Source {
  if (nonce) return takeNonce(desk, nonce, 'payment-method');
  return { facts: withoutCvv(card.facts), spent: [] };
}

function changedFacts(facts: CardFacts, change: PaymentMethodChange): CardFacts {
  const [month, year] = change.expiration_date?.split('/') ?? [];
  const expirationMonth = change.expiration_month ?? month;
  const expirationYear = change.expiration_year ?? year;
  return {
    ...facts,
    cardholderName: change.cardholder_name === undefined ? facts.cardholderName : change.cardholder_name,
    expirationMonth: expirationMonth?.padStart(2, '0') ?? facts.expirationMonth,
    expirationYear: expirationYear === undefined ? facts.expirationYear : fullYear(expirationYear),
  };
}
