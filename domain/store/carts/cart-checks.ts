import { message } from '../../messages/catalogue';
import { domainName, isDomainName } from '../../text/domain-name';
import { isVisible } from '../../text/plain-text';
import { type CloudCart, cloudLicenseTypes } from './cart-items';
import { hasLicensee, isNameTooLong, type Licensee, NAME_TOO_LONG } from './licensee';
import { isQuantity, isTooMany } from './quantity';

type CartRefusalCode = 'INVALID_INPUT' | 'EMPTY_CART' | 'LICENSEE_REQUIRED';

export interface CartRefusal {
  code: CartRefusalCode;
  message: string;
  field: string | null;
}

const FIELDS = ['proQuantity', 'teamQuantity', 'entQuantity', 'authorQuantity', 'publisherQuantity'] as const;

export type Quantities = Partial<Record<(typeof FIELDS)[number], number>>;

/** Requires whole, non-negative quantities (D-37) and at least one above zero (CART-07). */
export function checkQuantities(quantities: Quantities): CartRefusal | null {
  const given = FIELDS.flatMap((field) => {
    const quantity = quantities[field];
    return quantity === undefined ? [] : [{ field, quantity }];
  });
  const wrong = given.find(({ quantity }) => !isQuantity(quantity));
  if (wrong) return wrongQuantity(wrong.field, wrong.quantity);
  if (given.some(({ quantity }) => quantity > 0)) return null;
  return { code: 'EMPTY_CART', message: message.selectProduct, field: null };
}

function wrongQuantity(field: string, quantity: number): CartRefusal {
  const text = isTooMany(quantity) ? message.quantityTooLarge : message.quantityInvalid;
  return { code: 'INVALID_INPUT', message: text, field: `cart.${field}` };
}

/** Checks the quantities of a cloud cart; only some plans have publishers (D-31). */
export function checkCloudQuantities(cart: Omit<CloudCart, 'term'>): CartRefusal | null {
  const refusal = checkQuantities(cart);
  if (refusal?.code === 'INVALID_INPUT') return refusal;
  if (cart.publisherQuantity > 0 && cloudLicenseTypes(cart.plan).publisher === null) {
    return { code: 'INVALID_INPUT', message: message.publishersNotSold, field: 'cart.publisherQuantity' };
  }
  return refusal;
}

/** Checks the domain of a purchase, if it names one (CLOUD-17). */
export function checkDomain(domain: string): CartRefusal | null {
  const name = domainName(domain);
  if (name === '' || isDomainName(name)) return null;
  return { code: 'INVALID_INPUT', message: message.domainInvalid, field: 'cart.domain' };
}

export function checkOrgId(orgId: string): CartRefusal | null {
  if (/^[\w-]{0,64}$/.test(orgId)) return null;
  return { code: 'INVALID_INPUT', message: message.organizationInvalid, field: 'cart.orgId' };
}

/** CART-08, CART-10. */
export function checkLicensee(billingName: string, licensee: Licensee): CartRefusal | null {
  if (hasLicensee(billingName, licensee)) return checkNameLength(billingName, licensee);
  const field = isVisible(licensee.firstName) ? 'licensee.lastName' : 'licensee.firstName';
  return { code: 'LICENSEE_REQUIRED', message: message.licenseeRequired, field };
}

/** Limits the length of first and last name when they become the licensee (CART-09). */
export function checkNameLength(billingName: string, licensee: Licensee): CartRefusal | null {
  if (!isNameTooLong(billingName, licensee)) return null;
  return { code: 'INVALID_INPUT', message: NAME_TOO_LONG, field: 'licensee.lastName' };
}

/** Returns the first refusal in the order of CART-12: quantities, then licensee; card fields come later. */
export function checkCart(
  quantities: Quantities,
  billingName: string,
  licensee: Licensee,
): CartRefusal | null {
  return checkQuantities(quantities) ?? checkLicensee(billingName, licensee);
}
