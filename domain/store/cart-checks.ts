import { message } from '../messages/catalogue';
import { hasLicensee, type Licensee } from './licensee';
import type { RpCart } from './price-cart';
import { isQuantity } from './quantity';

export type CartRefusalCode = 'INVALID_INPUT' | 'EMPTY_CART' | 'LICENSEE_REQUIRED';

/** Why a cart is not accepted; `field` names the input at fault. */
export interface CartRefusal {
  code: CartRefusalCode;
  message: string;
  field: string | null;
}

type Quantities = Pick<RpCart, 'proQuantity' | 'teamQuantity' | 'entQuantity'>;

/** Quantities are whole and not negative (D-37), and at least one is above zero (CART-07). */
export function checkQuantities(quantities: Quantities): CartRefusal | null {
  for (const field of ['proQuantity', 'teamQuantity', 'entQuantity'] as const) {
    if (!isQuantity(quantities[field])) {
      return { code: 'INVALID_INPUT', message: message.quantityInvalid, field: `cart.${field}` };
    }
  }
  const { proQuantity, teamQuantity, entQuantity } = quantities;
  if (proQuantity + teamQuantity + entQuantity > 0) return null;
  return { code: 'EMPTY_CART', message: message.selectProduct, field: null };
}

/** CART-08, CART-10. */
export function checkLicensee(billingName: string, licensee: Licensee): CartRefusal | null {
  if (hasLicensee(billingName, licensee)) return null;
  const field = licensee.firstName.trim() ? 'licensee.lastName' : 'licensee.firstName';
  return { code: 'LICENSEE_REQUIRED', message: message.licenseeRequired, field };
}

/** The first refusal in the order of CART-12: quantities, then licensee; card fields come after these. */
export function checkCart(
  quantities: Quantities,
  billingName: string,
  licensee: Licensee,
): CartRefusal | null {
  return checkQuantities(quantities) ?? checkLicensee(billingName, licensee);
}
