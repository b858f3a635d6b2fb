import { checkQuantities } from '#domain/store/cart-checks';
import type { RpCart } from '#domain/store/price-cart';
import { isTermCode } from '#domain/terms/term-code';
import type { Refusal } from '../orders/order-answer';
import { invalidInput } from '../orders/refusals';
import type { RpOrderForm } from './rp-order-form';

const NEW_GROUP = 'New Group';

export interface RpCartChoice {
  readonly cart: RpCart;
  /** The group to add to; null for a new one. */
  readonly groupId: string | null;
}

type CartCheck = ({ readonly ok: true } & RpCartChoice) | { readonly ok: false; readonly refusal: Refusal };

/** Reads the cart of an order: whole quantities, at least one of them above zero, a term on sale, one group. */
export function readRpCart(form: RpOrderForm): CartCheck {
  const quantities = {
    proQuantity: quantity(form.proQuantity),
    teamQuantity: quantity(form.teamQuantity),
    entQuantity: quantity(form.entQuantity),
  };
  const refused = checkQuantities(quantities);
  if (refused) return { ok: false, refusal: { code: refused.code, text: refused.message } };
  const term = Number(form.term);
  if (!isTermCode(term)) return { ok: false, refusal: invalidInput('Please choose a billing term.') };
  const groupId = groupOf(form.subscriptionGroup);
  const coTermId = groupOf(form.cotermGroup);
  if (coTermId !== null && coTermId !== groupId) {
    return { ok: false, refusal: invalidInput('Please choose one subscription group.') };
  }
  return { ok: true, cart: { ...quantities, term }, groupId };
}

// Anything but plain digits is not a quantity and fails the check; absent means none.
function quantity(sent: string): number {
  if (sent === '') return 0;
  return /^\d{1,9}$/.test(sent) ? Number(sent) : Number.NaN;
}

function groupOf(sent: string): string | null {
  return sent === '' || sent === NEW_GROUP ? null : sent;
}
