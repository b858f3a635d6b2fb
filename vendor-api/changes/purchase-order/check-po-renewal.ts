import { z } from 'zod';
import { planPoRenewal } from '#domain/changes/purchase-order/plan-po-renewal';
import { pricePoRenewal } from '#domain/changes/purchase-order/price-po-renewal';
import { message } from '#domain/messages/catalogue';
import { parseTermCode } from '#domain/terms/term-code';
import { nextBillingDate } from '#domain/terms/term-period';
import type { PricedLine } from '../../billing/priced-line';
import type { SubscriptionKind } from '../../db/schema/licenses';
import { viewerOf } from '../../http/identity';
import { formFlag, formList, formText } from '../../http/parse-input';
import { renewalBuyer } from '../../licenses/renewal-buyer';
import { loadUnits } from '../../licenses/seat-facts';
import type { OrderCheck, OrderDeps, OrderRequest } from '../../orders/order-kind';
import { buyerFields, cardPayment, day, subscriptionFields } from '../../orders/order-snapshot';
import { checkPayment, payFields } from '../../orders/payment';
import { autoRenewFailed, invalidInput, notOwner, refused, renewalFailed } from '../../orders/refusals';
import { snapshotLine } from '../../orders/sales/order-lines';
import { isSamePriced, priceFields } from '../../store/carts/cart-form';
import { loadOwnGroup } from '../../store/groups/find-group';
import { loadPricing } from '../../store/prices/load-price-list';

/** REST-31 to REST-34. */
export const poRenewalForm = z.object({
  seatIds: formList(formText(64)),
  subscriptionGroup: formText(64),
  /** Cloud groups may be sent by this name. */
  subscriptionId: formText(64),
  /** Empty for annual where it is paid now, else for the group's own term. */
  newTerm: formText(8),
  isAutoRenew: formFlag,
  ...priceFields,
  ...payFields,
});

export const poRenewalSnapshot = z.object({
  /** `poRenewal` is paid now, `autoRenew` by the billing cycle. */
  kind: z.enum(['poRenewal', 'autoRenew']),
  ...subscriptionFields,
  subscriptionId: z.string(),
  periodEnd: day,
  seatIds: z.array(z.string()).min(1).nullable(),
  payment: cardPayment,
});
export type PoRenewalSnapshot = z.infer<typeof poRenewalSnapshot>;

export interface PoRenewalWay {
  readonly kind: PoRenewalSnapshot['kind'];
  readonly groups: readonly SubscriptionKind[];
}

/** PO-02, PO-03, PO-11, T-16. */
export async function checkPoRenewal(
  deps: OrderDeps,
  { kind, groups }: PoRenewalWay,
  request: OrderRequest<z.infer<typeof poRenewalForm>>,
): Promise<OrderCheck<PoRenewalSnapshot>> {
  const { db, settings } = deps;
  const { user, form } = request;
  const today = deps.clock.today();
  const isPaidNow = kind === 'poRenewal';
  const failed = isPaidNow ? renewalFailed : autoRenewFailed;
  const groupId = form.subscriptionGroup || form.subscriptionId;
  if (form.subscriptionId !== '' && form.subscriptionId !== groupId)
    return refused(invalidInput(message.oneGroupOnly));
  const found = await loadOwnGroup(db, { groupId, user, purchaseOrderId: settings.PO_BRAINTREE_ID });
  if (!found) return refused(notOwner);
  const { row, facts: group } = found;
  // Automatic renewal has its own endpoint.
  if (!groups.includes(row.kind) || (isPaidNow && form.isAutoRenew)) return refused(failed);
  const units = await loadUnits(db, row);
  const sentIds = row.kind === 'rp' || form.seatIds.length > 0 ? form.seatIds : null;
  const plan = planPoRenewal({ group, units, seatIds: sentIds }, viewerOf(user), today);
  if (!plan.ok) return plan.refusal.message === renewalFailed.message ? refused(failed) : plan;
  const { renewed } = plan;
  const newTerm = !isPaidNow && form.newTerm === '' ? group.term : parseTermCode(form.newTerm);
  const pricing = await loadPricing(db, user.id);
  const priced = pricePoRenewal({ group, renewed, newTerm, ...pricing, today });
  const paid = await checkPayment(deps, request, !isPaidNow || isSamePriced(form, priced, []));
  if (!paid.ok) return paid;
  const buyer = await renewalBuyer(db, row);
  const lines = priced.lines.map(snapshotLine);
  const seatIds = renewed.flatMap(({ seatId }) => seatId ?? []);
  const snapshot = {
    kind,
    ...buyerFields(today, buyer, paid.paying),
    termCode: priced.term,
    subscriptionId: group.id,
    periodEnd: group.expireDate,
    startDate: nextBillingDate(group.expireDate),
    seatIds: seatIds.length === 0 ? null : seatIds,
    expireDate: isPaidNow ? priced.expireDate : group.expireDate,
    lines: isPaidNow ? lines : lines.map(unpaid),
    totalCents: isPaidNow ? priced.total : 0,
  };
  return { ok: true, snapshot, nonce: paid.nonce };
}

// Charged at the end of the term, at the prices of that day.
function unpaid(line: PricedLine): PricedLine {
  const nothing = { unitCents: 0, adjustmentCents: 0, discountCents: 0, amountCents: 0 };
  return { ...line, ...nothing, derivation: [], coupons: [] };
}
