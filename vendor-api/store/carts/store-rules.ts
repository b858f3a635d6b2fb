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

/** What differs between buying and adding to a purchase order: who has to be named, and which groups are open. */
export interface StoreRules {
  /** Whom the licences are made out to; `groupId` is null where no group is named. */
  licensee(billingName: string, form: CartForm, groupId: string | null): Naming;
  findGroup(db: Database, question: GroupQuestion): Promise<GroupCheck>;
  /** What is bought ends with its group instead of renewing. */
  readonly isPurchaseOrder: boolean;
}

/** Buying in the store (CART-08, T-17). */
export const storeRules: StoreRules = {
  licensee(billingName, form) {
    // A company that is sent stands, whatever else is (CART-09).
    const tooLong = checkNameLength(billingName, { ...form, licenseTo: 'COMPANY' });
    if (tooLong) return refusalOf(tooLong);
    const licensee = licenseeOf(billingName, form);
    return licensee === null ? { ok: false, refusal: licenseeRequired } : { ok: true, licensee };
  },
  findGroup,
  isPurchaseOrder: false,
};

/** Whom an order form names. */
interface LicenseeFields {
  readonly company: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Whom the licences are made out to: the billing name, else the company of the order, else first and last name; null
 * when none of them is there. Somebody who is no company arrives as `company` already (CART-08..10).
 */
export function licenseeOf(billingName: string, form: LicenseeFields): string | null {
  if (billingName.trim() !== '') return billingName.trim();
  if (form.company !== '') return form.company;
  if (form.firstName === '' || form.lastName === '') return null;
  return `${form.firstName} ${form.lastName}`;
}
