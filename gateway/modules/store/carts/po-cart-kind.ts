import { message } from '#domain/messages/catalogue';
import { joinedGroup } from '#domain/store/joined-group';
import { checkPoCart, checkPoGroup, checkPoLicensee } from '#domain/store/po-users';
import { DEFAULT_TERM } from '#domain/terms/term-code';
import { TERMS } from '../../../models/codes';
import type { AddUsersCartInput } from '../../../resolvers.generated';
import type { CartKind } from './cart-kind';
import { refusalError } from './refusal-error';
import { rpCartKind } from './rp-cart-kind';

/** Seats for a purchase order (REST-30): an RP cart that names its group, with the checks and words of its page. */
export const poCartKind: CartKind<AddUsersCartInput> = {
  check: ({ proQuantity, teamQuantity, entQuantity }) =>
    refusalError(checkPoCart({ proQuantity, teamQuantity, entQuantity })),
  checkBuyer: async (_context, { subscriptionGroup }) =>
    refusalError(checkPoGroup(joinedGroup(subscriptionGroup))),
  checkLicensee: checkPoLicensee,
  wish: (cart) => ({ ...rpCartKind.wish(toRpCart(cart)), addsTo: 'PURCHASE_ORDER' }),
  formFields: (cart, adjustmentOf) => rpCartKind.formFields(toRpCart(cart), adjustmentOf),
  send: (vendor, order) => vendor.cart.addUsersToPo(order),
  fallback: () => message.lastResort,
  isIn: (cart, sale) => rpCartKind.isIn(toRpCart(cart), sale),
};

// A group has a term of its own, whatever is asked for.
function toRpCart(cart: AddUsersCartInput) {
  return { ...cart, term: TERMS[DEFAULT_TERM] };
}
