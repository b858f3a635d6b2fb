import { checkQuantities } from '#domain/store/cart-checks';
import { joinedGroup } from '#domain/store/joined-group';
import { type RpCart, rpItems } from '#domain/store/rp-cart';
import { TERM_CODES_BY_NAME } from '../../../models/codes';
import type { RpCartInput } from '../../../resolvers.generated';
import type { CartKind } from './cart-kind';
import { refusalError } from './refusal-error';

/** Axure RP seats (REST-22). */
export const rpCartKind: CartKind<RpCartInput> = {
  check: (cart) => refusalError(checkQuantities(toCart(cart))),
  checkBuyer: async () => null,
  wish: (cart) => ({
    kind: 'rp',
    items: rpItems(toCart(cart)),
    term: TERM_CODES_BY_NAME[cart.term],
    groupId: joinedGroup(cart.subscriptionGroup),
  }),
  formFields: ({ proQuantity, teamQuantity, entQuantity }, adjustmentOf) => ({
    proQuantity,
    teamQuantity,
    entQuantity,
    proSubAdj: adjustmentOf(0),
    teamSubAdj: adjustmentOf(1),
    entSubAdj: adjustmentOf(2),
  }),
  send: (vendor, order) => vendor.cart.buyRpSubscription(order),
  isIn: (cart, sale) =>
    sale.proCount === cart.proQuantity &&
    sale.teamCount === cart.teamQuantity &&
    sale.entCount === cart.entQuantity,
};

function toCart({ term, proQuantity, teamQuantity, entQuantity }: RpCartInput): RpCart {
  return { term: TERM_CODES_BY_NAME[term], proQuantity, teamQuantity, entQuantity };
}
