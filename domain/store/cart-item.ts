import type { SaleLicenseType } from '../licenses/license-type';

/** So many of one thing on sale. */
export interface CartItem {
  licenseType: SaleLicenseType;
  quantity: number;
}

/** Items in the order of the lines they become; what is not wanted has no line. */
export function itemsOf(quantities: readonly (readonly [SaleLicenseType, number])[]): CartItem[] {
  return quantities
    .filter(([, quantity]) => quantity > 0)
    .map(([licenseType, quantity]) => ({ licenseType, quantity }));
}
