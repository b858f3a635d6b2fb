import { z } from 'zod';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { type PoRenewalPlan, planPoRenewal } from '#domain/changes/purchase-order/plan-po-renewal';
import { pricePoRenewal } from '#domain/changes/purchase-order/price-po-renewal';
import { message } from '#domain/messages/catalogue';
import { parseTermCode } from '#domain/terms/term-code';
import { nextBillingDate } from '#domain/terms/term-period';
import type { UserIdentity } from '../../account/refers-to';
import type { PricedLine } from '../../billing/priced-line';
import type { Database } from '../../db/database';
import type { SubscriptionKind } from '../../db/schema/licenses';
import { viewerOf } from '../../http/identity';
import { formFlag, formList, formText } from '../../http/parse-input';
import { renewalBuyer } from '../../licenses/renewal-buyer';
import { loadUnits } from '../../licenses/seat-facts';
import type { ClaimDeps, OrderCheck, OrderDeps, OrderRequest } from '../../orders/order-kind';
import { buyerFields, cardPayment, day, subscriptionFields } from '../../orders/order-snapshot';
import { checkPayment, payFields } from '../../orders/payment';
import { autoRenewFailed, invalidInput, notOwner, refused, renewalFailed } from '../../orders/refusals';
import { quantityOf, snapshotLine } from '../../orders/sales/order-lines';
import { isSamePriced, priceFields } from '../../store/carts/cart-form';
import { loadOwnGroup } from '../../store/groups/find-group';
import { loadPricing } from '../../store/prices/load-price-list';

/** REST-31 to REST-34. */
export const poRenewalForm = z.object({
  seatIds: formList(formText(64)),
  subscriptionGroup: formText(64),
  /** Alternative name for the id of a cloud group. */
  subscriptionId: formText(64),
  /** Empty for annual when paid now, else for the group's own term. */
  newTerm: formText(8),
  isAutoRenew: formFlag,
  ...priceFields,
  ...payFields,
});

export const poRenewalSnapshot = z.object({
  /** `poRenewal` is paid now, `autoRenew` in the billing cycle. */
  kind: z.enum(['poRenewal', 'autoRenew']),
  ...subscriptionFields,
  subscriptionId: z.string(),
  periodEnd: day,
  seatIds: z.array(z.string()).min(1).nullable(),
  /** Number of renewable units that are not renewed. */
  leftOutCount: z.number().int().min(0).default(0),
  /** First automatic charge by the prices of the order's day; null if paid now, and in older orders. */
  firstChargeCents: z.number().int().nullable().default(null),
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
  const seatIds = row.kind === 'rp' || form.seatIds.length > 0 ? form.seatIds : null;
  const plan = await planNow(db, { found, seatIds, user, today });
  if (!plan.ok) return plan.refusal.message === renewalFailed.message ? refused(failed) : plan;
  const { renewed, leftOut } = plan;
  const newTerm = !isPaidNow && form.newTerm === '' ? group.term : parseTermCode(form.newTerm);
  const pricing = await loadPricing(db, user.id);
  const charge = isPaidNow ? 'NOW' : 'TERM_END';
  const priced = pricePoRenewal({ charge, group, renewed, newTerm, ...pricing, today });
  const paid = await checkPayment(deps, request, !isPaidNow || isSamePriced(form, priced, []));
  if (!paid.ok) return paid;
  const buyer = await renewalBuyer(db, row);
  const lines = priced.lines.map(snapshotLine);
  const renewedIds = renewed.flatMap(({ seatId }) => seatId ?? []);
  const snapshot = {
    kind,
    ...buyerFields(today, buyer, paid.paying),
    termCode: priced.term,
    subscriptionId: group.id,
    periodEnd: group.expireDate,
    startDate: nextBillingDate(group.expireDate),
    seatIds: renewedIds.length === 0 ? null : renewedIds,
    leftOutCount: leftOut.length,
    expireDate: isPaidNow ? priced.expireDate : group.expireDate,
    lines: isPaidNow ? lines : lines.map(unpaid),
    totalCents: isPaidNow ? priced.total : 0,
    firstChargeCents: isPaidNow ? null : priced.total,
  };
  return { ok: true, snapshot, nonce: paid.nonce };
}

interface PlanQuestion {
  readonly found: NonNullable<Awaited<ReturnType<typeof loadOwnGroup>>>;
  readonly seatIds: readonly string[] | null;
  readonly user: UserIdentity;
  readonly today: CalendarDate;
}

async function planNow(db: Database, { found, seatIds, user, today }: PlanQuestion): Promise<PoRenewalPlan> {
  const units = await loadUnits(db, found.row);
  return planPoRenewal({ group: found.facts, units, seatIds }, viewerOf(user), today);
}

/** Checks that the group is still renewable, with the same contents as priced (D-110, D-126). */
export async function isPlannedAs(
  { db, settings }: ClaimDeps,
  userId: string,
  { subscriptionId: groupId, buyer, today, seatIds, leftOutCount, lines }: PoRenewalSnapshot,
): Promise<boolean> {
  // Only an owned group can be renewed, so the customer's address need not be confirmed.
  const user = { id: userId, email: buyer.email, emailProven: false };
  const found = await loadOwnGroup(db, { groupId, user, purchaseOrderId: settings.PO_BRAINTREE_ID });
  const plan = found && (await planNow(db, { found, seatIds, user, today }));
  return (
    plan?.ok === true &&
    plan.leftOut.length === leftOutCount &&
    lines.every(({ licenseType }) => quantityOf(plan.renewed, licenseType) === quantityOf(lines, licenseType))
  );
}

// Charged at the end of the term, at the prices of that day.
function unpaid(line: PricedLine): PricedLine {
  const nothing = { unitCents: 0, adjustmentCents: 0, discountCents: 0, amountCents: 0 };
  return { ...line, ...nothing, derivation: [], coupons: [] };
}
