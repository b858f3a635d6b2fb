import { checkPoGroup, checkPoLicensee } from '#domain/changes/purchase-order/po-users';
import { message } from '#domain/messages/catalogue';
import { isVisible } from '#domain/text/plain-text';
import { refused, refusedByRule } from '../../orders/refusals';
import { cartOrder, licenseeOf, type StoreRules } from '../../store/carts/cart-order';
import { rpCart } from '../../store/carts/rp-cart';
import { findPoGroup } from '../../store/groups/find-group';

/** PO-17 to PO-19, T-16. */
const rules: StoreRules = {
  licensee(billingName, form, groupId) {
    // A gateway sends a person as a company (CART-09).
    const licensee = {
      ...form,
      licenseTo: form.licenseTo === 'INDIVIDUAL' ? form.licenseTo : 'COMPANY',
    } as const;
    const isSentAsCompany = isVisible(form.company);
    const refusal =
      (isSentAsCompany ? null : checkPoLicensee(billingName, licensee)) ?? checkPoGroup(groupId);
    return refusal ? refusedByRule(refusal) : { ok: true, licensee: licenseeOf(billingName, form) ?? '' };
  },
  findGroup: findPoGroup,
  isPurchaseOrder: true,
};

/** An RP cart with the texts of the purchase order page (REST-30, PO-16). */
export const addUsersOrder = cartOrder({
  ...rpCart,
  kind: 'addUsers',
  action: 'addUsersToPo',
  read(form) {
    const reading = rpCart.read(form);
    if (reading.ok || reading.refusal.code !== 'EMPTY_CART') return reading;
    return refused({ ...reading.refusal, message: message.cartEmpty });
  },
  rules,
});
