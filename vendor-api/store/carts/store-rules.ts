import { checkNameLength } from '#domain/store/cart-checks';
import type { Database } from '../../db/database';
import { type Checked, licenseeRequired, refused, refusedByRule } from '../../orders/refusals';
import { findGroup, type GroupCheck, type GroupQuestion } from '../groups/find-group';
import type { CartForm } from './cart-form';

/** The difference between buying and adding to a purchase order. */
export interface StoreRules {
  licensee(
    billingName: string,
    form: CartForm,
    groupId: string | null,
  ): Checked<{ readonly licensee: string }>;
  findGroup(db: Database, question: GroupQuestion): Promise<GroupCheck>;
  readonly isPurchaseOrder: boolean;
}

/** CART-08, T-17. */
export const storeRules: StoreRules = {
  licensee(billingName, form) {
    // A company that is sent wins (CART-09).
    const tooLong = checkNameLength(billingName, { ...form, licenseTo: 'COMPANY' });
    if (tooLong) return refusedByRule(tooLong);
    const licensee = licenseeOf(billingName, form);
    return licensee === null ? refused(licenseeRequired) : { ok: true, licensee };
  },
  findGroup,
  isPurchaseOrder: false,
};

interface LicenseeFields {
  readonly company: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The billing name, else the company, else first and last name (CART-08..10). */
export function licenseeOf(billingName: string, form: LicenseeFields): string | null {
  if (billingName.trim() !== '') return billingName.trim();
  if (form.company !== '') return form.company;
  if (form.firstName === '' || form.lastName === '') return null;
  return `${form.firstName} ${form.lastName}`;
}
