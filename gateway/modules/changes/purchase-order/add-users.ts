import { checkPoCart, checkPoGroup, checkPoLicensee } from '#domain/changes/purchase-order/po-users';
import { message } from '#domain/messages/catalogue';
import { joinedGroup } from '#domain/store/groups/co-term';
import { DEFAULT_TERM } from '#domain/terms/term-code';
import { TERMS } from '../../../models/codes';
import type { AddUsersCartInput } from '../../../resolvers.generated';
import { refusalError } from '../../common/user-error';
import type { CartKind } from '../../store/carts/cart';
import { rpCart } from '../../store/carts/rp-cart';

/** Seats for a purchase order (REST-30): an RP cart that names its group, with its page's checks and messages. */
export const addUsersCart: CartKind<AddUsersCartInput> = {
  check: ({ proQuantity, teamQuantity, entQuantity }) =>
    refusalError(checkPoCart({ proQuantity, teamQuantity, entQuantity })),
  checkBuyer: async (_context, { subscriptionGroup }) =>
    refusalError(checkPoGroup(joinedGroup(subscriptionGroup))),
  checkLicensee: checkPoLicensee,
  contents: (cart) => ({ ...rpCart.contents(toRpCart(cart)), addsTo: 'PURCHASE_ORDER' }),
  formFields: (cart, adjustmentOf) => rpCart.formFields(toRpCart(cart), adjustmentOf),
  send: (vendor, order) => vendor.cart.addUsersToPo(order),
  refused: () => message.lastResort,
  isIn: (cart, sale) => rpCart.isIn(toRpCart(cart), sale),
};

// The cart's term is ignored, since the group has its own.
function toRpCart(cart: AddUsersCartInput) {
  return { ...cart, term: TERMS[DEFAULT_TERM] };
}
