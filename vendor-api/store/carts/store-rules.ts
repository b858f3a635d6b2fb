import { checkNameLength } from '#domain/store/cart-checks';
import type { Database } from '../../db/database';
import type { Refusal } from '../../orders/order-answer';
import { licenseeRequired } from '../../orders/refusals';
import { findGroup, type GroupCheck, type GroupQuestion } from '../groups/find-group';
import type { CartForm } from './cart-form';
import { refusalOf } from './read-fields';

type Naming =
  | { readonly ok: true; readonly licensee: string }
  | { readonly ok: false; readonly refusal: Refusal };

/** The difference between buying and adding to a purchase order. */
export interface StoreRules {
  licensee(billingName: string, form: CartForm, groupId: string | null): Naming;
  findGroup(db: Database, question: GroupQuestion): Promise<GroupCheck>;
  readonly isPurchaseOrder: boolean;
}

/** CART-08, T-17. */
export const storeRules: StoreRules = {
  licensee(billingName, form) {
    // A company that is sent wins (CART-09).
    const tooLong = checkNameLength(billingName, { ...form, licenseTo: 'COMPANY' });
    if (tooLong) return refusalOf(tooLong);
    const licensee = licenseeOf(billingName, form);
    return licensee === null ? { ok: false, refusal: licenseeRequired } : { ok: true, licensee };
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
