import { isPaidNow } from '#domain/changes/edition-term/change-plan';
import type { PricedGroup } from '#domain/changes/edition-term/price-change';
import { renewalBuyer } from '../../licenses/renewal-buyer';
import type { OrderCheck, OrderDeps, OrderRequest } from '../../orders/order-kind';
import { buyerFields, NO_PAYMENT } from '../../orders/order-snapshot';
import { checkPayment } from '../../orders/payment';
import { priceChanged, refused } from '../../orders/refusals';
import { snapshotLine } from '../../orders/sales/snapshot-line';
import { isSamePriced } from '../../store/carts/compare-price';
import type { ChangedGroup, ChangeSnapshot } from './change-snapshot';
import { quoteChange } from './quote-change';
import { type ChangeForm, type RequestedChange, readChange } from './requested-change';

export async function checkChange(
  deps: OrderDeps,
  request: OrderRequest<ChangeForm>,
): Promise<OrderCheck<ChangeSnapshot>> {
  const { user, form } = request;
  const today = deps.clock.today();
  const read = readChange(form);
  if (!read.ok) return read;
  const { requested, selected } = read;
  const quoted = await quoteChange(deps, { user, requested, selected, today });
  if (!quoted.ok) return quoted;
  const { groups, total } = quoted.priced;
  const sale = { total, lines: groups.flatMap(({ lines }) => lines) };
  const paid = isPaidNow(groups)
    ? await checkPayment(deps, request, isSamePriced(form, sale, []))
    : checkFree(form);
  if (!paid.ok) return paid;
  const [first] = groups;
  if (!first) throw new Error('a change of nothing');
  const buyer = await renewalBuyer(deps.db, { id: first.group.id, ownerId: user.id });
  const firstPaid = groups.find(({ lines }) => lines.length > 0) ?? first;
  const snapshot = {
    ...kindOf(requested, firstPaid),
    ...buyerFields(today, buyer, paid.paying),
    requested,
    basis: quoted.basis,
    groups: groups.map(changedGroupOf),
    isCloud: groups.some(({ group }) => group.kind !== 'rp'),
    lines: sale.lines.map(snapshotLine),
    totalCents: total,
  };
  return { ok: true, nonce: paid.nonce, snapshot };
}

// A claimed price or coupon was for another change.
function checkFree({ userTotalPrice, appliedCoupons }: ChangeForm) {
  const claim = { userTotalPrice: userTotalPrice === '' ? '0' : userTotalPrice, appliedCoupons };
  return isSamePriced(claim, { total: 0, lines: [] }, []) ? NO_PAYMENT : refused(priceChanged);
}

function kindOf(requested: RequestedChange, { group }: PricedGroup) {
  switch (requested.change) {
    case 'EDITION':
      return { kind: 'edition', termCode: group.term } as const;
    case 'TERM':
      return { kind: 'term', termCode: requested.termCode } as const;
  }
}

function changedGroupOf({ group, units, expireDate }: PricedGroup): ChangedGroup {
  return {
    subscriptionId: group.id,
    termCode: group.term,
    periodEnd: group.expireDate,
    expireDate,
    isPurchaseOrder: group.isPurchaseOrder,
    units: units.map(({ unit, effect, licenseType, term }) => ({
      seatId: unit.seatId,
      quantity: unit.quantity,
      effect,
      from: unit.licenseType,
      licenseType,
      termCode: term,
    })),
  };
}
