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
  /** Empty where the customer has none; where there is one, it is the licensee (CART-10). */
  billingName: string;
  licensee: Licensee;
  groupId: string | null;
}

/** The first refusal in the order of PO-19: cart, licensee, group. */
export function checkPoUsers({
  quantities,
  billingName,
  licensee,
  groupId,
}: RequestedPoUsers): CartRefusal | null {
  return checkPoCart(quantities) ?? checkPoLicensee(billingName, licensee) ?? checkPoGroup(groupId);
}

/** Quantities as everywhere, an empty cart in the words of this page (PO-16). */
export function checkPoCart(quantities: Quantities): CartRefusal | null {
  const refusal = checkQuantities(quantities);
  return refusal?.code === 'EMPTY_CART' ? { ...refusal, message: message.cartEmpty } : refusal;
}

/** A company has a name, and a person two of them (PO-17). */
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
