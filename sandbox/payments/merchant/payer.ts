import { billedTo, withoutCvv } from '../cards/avs-cvv';
import { type CardFacts, type CardRecord, type Change, type CustomerRecord, put } from '../store/records';
import { type Answer, refused } from '../wire/answer';
import type { Desk } from './desk';
import { takeNonce } from './nonces';
import type { TransactionFields } from './requests';
import { cardsOf, customerIdRefusal, named, newCard, newCustomer } from './vault';

export interface Payer {
  readonly facts: CardFacts;
  readonly cardToken: string | null;
  readonly customer: CustomerRecord | null;
  /** The spent nonce, written for approved and declined sales. */
  readonly spent: readonly Change[];
  /** Called on approval: vaults the card if requested, and returns the charged token. */
  vault(): { readonly cardToken: string | null; readonly changes: readonly Change[] };
}

type Found = { readonly payer: Payer } | { readonly refused: Answer };

const refuse = (...reason: [code: string, attribute: string, message: string]): Found => ({
  refused: refused('transaction', ...reason),
});

export function findPayer(desk: Desk, fields: TransactionFields): Found {
  const customer = fields.customerId ? desk.store.customers.get(fields.customerId) : undefined;
  if (fields.customerId && !customer) return refuse('91510', 'customer_id', 'Customer ID is invalid.');
  if (fields.paymentMethodNonce) return byNonce(desk, fields, fields.paymentMethodNonce, customer);
  if (fields.paymentMethodToken) return byToken(desk, fields.paymentMethodToken, customer);
  if (!customer) return refuse('91508', 'base', 'Cannot determine payment method.');
  const card = cardsOf(desk, customer.id).find((candidate) => candidate.isDefault);
  return card
    ? vaulted(card, customer)
    : refuse('91511', 'customer_id', 'Customer does not have any credit cards.');
}

function byToken(desk: Desk, token: string, customer: CustomerRecord | undefined): Found {
  const card = desk.store.cards.get(token);
  const owner = card && desk.store.customers.get(card.customerId);
  if (!owner) return refuse('91518', 'payment_method_token', 'Payment method token is invalid.');
  if (customer && customer.id !== owner.id) {
    return refuse('91516', 'payment_method_token', 'Payment method does not belong to the given customer.');
  }
  return vaulted(card, owner);
}

const vaulted = (card: CardRecord, customer: CustomerRecord): Found => ({
  payer: {
    facts: withoutCvv(card.facts),
    cardToken: card.id,
    customer,
    spent: [],
    vault: () => ({ cardToken: card.id, changes: [] }),
  },
});

function byNonce(
  desk: Desk,
  fields: TransactionFields,
  id: string,
  known: CustomerRecord | undefined,
): Found {
  const store = fields.options?.storeInVaultOnSuccess === true || fields.options?.storeInVault === true;
  const idTaken = known ? undefined : customerIdRefusal(desk, fields.customer?.id);
  if (idTaken) return { refused: idTaken };
  const taken = takeNonce(desk, id, 'transaction');
  if ('refused' in taken) return taken;
  const facts = billedTo(named(taken.facts, fields.creditCard?.cardholderName), fields.billing);
  const given = fields.customer || store ? newCustomer(fields.customer ?? {}, desk.now()) : null;
  const customer = known ?? given;
  return {
    payer: {
      facts,
      cardToken: null,
      customer,
      spent: taken.spent,
      vault() {
        if (!store || !customer) return { cardToken: null, changes: [] };
        const billingAddress = fields.billing;
        const { card, changes } = newCard(desk, {
          facts,
          customerId: customer.id,
          makeDefault: false,
          billingAddress,
          verification: null,
        });
        return { cardToken: card.id, changes: [...(known ? [] : [put.customer(customer)]), ...changes] };
      },
    },
  };
}
