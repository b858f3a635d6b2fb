import type { z } from 'zod';
import { billedTo } from '../cards/avs-cvv';
import { type Change, type CustomerRecord, drop, put } from '../store/records';
import { type Answer, blankAnswer, notFound, xmlAnswer } from '../wire/answer';
import { customerView } from '../wire/card-view';
import type { Desk } from './desk';
import { takeNonce } from './nonces';
import type { customerRequest } from './requests';
import {
  cardsOf,
  customerIdRefusal,
  mergeCustomer,
  newCard,
  newCustomer,
  tokenRefusal,
  verifyIfAsked,
} from './vault';

type CustomerFields = z.infer<typeof customerRequest>['customer'];

export function createCustomer(desk: Desk, fields: CustomerFields): Answer {
  return customerIdRefusal(desk, fields.id) ?? save(desk, newCustomer(fields, desk.now()), fields, 201);
}

export function findCustomer(desk: Desk, id: string): Answer {
  const customer = desk.store.customers.get(id);
  return customer ? show(desk, customer, 200) : notFound;
}

export function updateCustomer(desk: Desk, id: string, fields: CustomerFields): Answer {
  const customer = desk.store.customers.get(id);
  return customer ? save(desk, mergeCustomer(customer, fields, desk.now()), fields, 200) : notFound;
}

export function deleteCustomer(desk: Desk, id: string): Answer {
  if (!desk.store.customers.has(id)) return notFound;
  desk.store.commit([...cardsOf(desk, id).map((card) => drop('cards', card.id)), drop('customers', id)]);
  return blankAnswer;
}

/** Writes the customer, with the card if a nonce was sent; a refused card writes no customer. */
function save(desk: Desk, customer: CustomerRecord, fields: CustomerFields, status: number): Answer {
  const cardFields = fields.creditCard;
  const nonceId = fields.paymentMethodNonce ?? cardFields?.paymentMethodNonce;
  const tokenTaken = tokenRefusal(desk, cardFields?.token);
  if (tokenTaken) return tokenTaken;
  const changes: Change[] = [put.customer(customer)];
  if (nonceId) {
    const taken = takeNonce(desk, nonceId, 'customer');
    if ('refused' in taken) return taken.refused;
    const { spent } = taken;
    const facts = billedTo(taken.facts, cardFields?.billingAddress);
    const checked = verifyIfAsked(desk, { options: cardFields?.options }, facts, spent);
    if ('refused' in checked) return checked.refused;
    const { changes: cardChanges } = newCard(desk, {
      facts,
      customerId: customer.id,
      token: cardFields?.token,
      makeDefault: cardFields?.options?.makeDefault ?? false,
      billingAddress: cardFields?.billingAddress,
      verification: checked.verification,
    });
    changes.push(...spent, ...cardChanges);
  }
  desk.store.commit(changes);
  return show(desk, customer, status);
}

const show = (desk: Desk, customer: CustomerRecord, status: number): Answer =>
  xmlAnswer(status, 'customer', customerView(customer, cardsOf(desk, customer.id), desk.now()));
