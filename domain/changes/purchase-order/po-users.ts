import { message } from '../../messages/catalogue';
import {
  type CartRefusal,
  checkNameLength,
  checkQuantities,
  type Quantities,
} from '../../store/carts/cart-checks';
import type { Licensee } from '../../store/carts/licensee';
import { isVisible } from '../../text/plain-text';

interface RequestedPoUsers {
  quantities: Quantities;
  /** Licensee of the customer (CART-10); empty when there is none. */
  billingName: string;
  licensee: Licensee;
  groupId: string | null;
}

/** Returns the first refusal in the order of PO-19: cart, licensee, group. */
export function checkPoUsers({
  quantities,
  billingName,
  licensee,
  groupId,
}: RequestedPoUsers): CartRefusal | null {
  return checkPoCart(quantities) ?? checkPoLicensee(billingName, licensee) ?? checkPoGroup(groupId);
}

/** Checks quantities like every cart, with this page's message for an empty one (PO-16). */
export function checkPoCart(quantities: Quantities): CartRefusal | null {
  const refusal = checkQuantities(quantities);
  return refusal?.code === 'EMPTY_CART' ? { ...refusal, message: message.cartEmpty } : refusal;
}

/** Requires a company name, or a first and last name (PO-17). */
export function checkPoLicensee(billingName: string, licensee: Licensee): CartRefusal | null {
  const { licenseTo, company, firstName, lastName } = licensee;
  if (billingName.trim() !== '') return null;
  if (licenseTo === 'COMPANY') return !isVisible(company) ? refused('licensee.company') : null;
  if (!isVisible(firstName)) return refused('licensee.firstName');
  if (!isVisible(lastName)) return refused('licensee.lastName');
  return checkNameLength(billingName, licensee);
}

export function checkPoGroup(groupId: string | null): CartRefusal | null {
  if (groupId !== null) return null;
  return { code: 'INVALID_INPUT', message: message.groupMissing, field: 'cart.subscriptionGroup' };
}

function refused(field: string): CartRefusal {
  return { code: 'LICENSEE_REQUIRED', message: message.enterLicensee, field };
}
