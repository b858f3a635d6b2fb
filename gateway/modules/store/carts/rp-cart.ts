import { message } from '#domain/messages/catalogue';
import { checkLicensee, checkQuantities } from '#domain/store/carts/cart-checks';
import { type RpCart, rpItems } from '#domain/store/carts/cart-items';
import { joinedGroup } from '#domain/store/groups/co-term';
import { TERM_CODES_BY_NAME } from '../../../models/codes';
import type { RpCartInput } from '../../../resolvers.generated';
import { refusalError } from '../../common/user-error';
import type { CartKind } from './cart';

/** Axure RP seats (REST-22). */
export const rpCart: CartKind<RpCartInput> = {
  check: (cart) => refusalError(checkQuantities(toCart(cart))),
  checkBuyer: async () => null,
  contents: (cart) => ({
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
  checkLicensee,
  refused: message.orderFailed,
  isIn: (cart, sale) =>
    sale.proCount === cart.proQuantity &&
    sale.teamCount === cart.teamQuantity &&
    sale.entCount === cart.entQuantity,
};

function toCart({ term, proQuantity, teamQuantity, entQuantity }: RpCartInput): RpCart {
  return { term: TERM_CODES_BY_NAME[term], proQuantity, teamQuantity, entQuantity };
}
