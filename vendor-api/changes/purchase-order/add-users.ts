import { checkPoGroup, checkPoLicensee } from '#domain/store/po-users';
import { refusalOf } from '../../store/carts/read-fields';
import type { StoreRules } from '../../store/carts/store-rules';
import { findPoGroup } from '../../store/groups/find-group';
import { licenseeOf } from '../../store/orders/licensee';

/** Adding users to a purchase order (PO-17 to PO-19, T-16). */
export const poRules: StoreRules = {
  licensee(billingName, form, groupId) {
    // A gateway sends a person as a company (CART-09); without a word, it is one.
    const licensee = {
      ...form,
      licenseTo: form.licenseTo === 'INDIVIDUAL' ? form.licenseTo : 'COMPANY',
    } as const;
    const isSentAsCompany = form.company !== '';
    const refusal =
      (isSentAsCompany ? null : checkPoLicensee(billingName, licensee)) ?? checkPoGroup(groupId);
    return refusal ? refusalOf(refusal) : { ok: true, licensee: licenseeOf(billingName, form) ?? '' };
  },
  findGroup: findPoGroup,
  isPurchaseOrder: true,
};
