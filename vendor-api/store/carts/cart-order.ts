import { NO_CLAIMS, noEffect, type OrderKind, orderEndpoint, orderKind } from '../../orders/order-kind';
import { priceChanged } from '../../orders/refusals';
import { cartSnapshot } from '../cart-snapshot';
import { joinRefusal } from '../groups/still-joins';
import type { Cart } from './cart';
import type { CartForm } from './cart-form';
import { checkCart } from './check-cart';
import { recordPurchase } from './record-purchase';

export function cartOrder<Form extends CartForm>(cart: Cart<Form>): OrderKind {
  const { kind, action, form, takes } = cart;
  return orderKind({
    kind,
    endpoints: [
      orderEndpoint({
        action,
        form,
        ...(takes && { takes }),
        check: (deps, request) => checkCart(deps, cart, request),
      }),
    ],
    snapshot: cartSnapshot(kind),
    priceChanged,
    claims: ({ subscriptionId }) => ({ ...NO_CLAIMS, joinedGroup: subscriptionId }),
    stillHolds: joinRefusal,
    record: recordPurchase,
    declined: noEffect,
  });
}
