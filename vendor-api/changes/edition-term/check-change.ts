import { createHash } from 'node:crypto';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { isUnitCanceled } from '#domain/changes/change-unit';
import { type ChangeKind, type ChangeTarget, isPaidNow } from '#domain/changes/edition-term/change-plan';
import { planChange } from '#domain/changes/edition-term/plan-change';
import {
  changeBasis,
  type PricedChange,
  type PricedGroup,
  priceChange,
} from '#domain/changes/edition-term/price-change';
import { paidUntil } from '#domain/licenses/paid-until';
import { message } from '#domain/messages/catalogue';
import type { UserIdentity } from '../../account/refers-to';
import { viewerOf } from '../../http/identity';
import { renewalBuyer } from '../../licenses/renewal-buyer';
import type { OrderCheck, OrderDeps, OrderRequest } from '../../orders/order-kind';
import { buyerFields, NO_PAYMENT } from '../../orders/order-snapshot';
import { checkPayment } from '../../orders/payment';
import { type Checked, priceChanged, refused } from '../../orders/refusals';
import { snapshotLine } from '../../orders/sales/order-lines';
import { isSamePriced } from '../../store/carts/cart-form';
import { loadPricing } from '../../store/prices/load-price-list';
import { type ChangedGroup, type ChangeForm, type ChangeSnapshot, readChange } from './requested-change';
import { type Selected, selectUnits } from './select-units';

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
  if (!first) throw new Error('the change contains no units');
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

// A price or coupon sent along means that another change was priced.
function checkFree({ userTotalPrice, appliedCoupons }: ChangeForm) {
  const claim = { userTotalPrice: userTotalPrice === '' ? '0' : userTotalPrice, appliedCoupons };
  return isSamePriced(claim, { total: 0, lines: [] }, []) ? NO_PAYMENT : refused(priceChanged);
}

function kindOf(requested: ChangeTarget, { group }: PricedGroup) {
  switch (requested.kind) {
    case 'EDITION':
      return { kind: 'edition', termCode: group.term } as const;
    case 'TERM':
      return { kind: 'term', termCode: requested.term } as const;
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
      endsOn: isUnitCanceled(unit, group) ? paidUntil(unit, group) : null,
    })),
  };
}

interface ChangeQuestion {
  readonly user: UserIdentity;
  readonly requested: ChangeTarget;
  readonly selected: Selected;
  readonly today: CalendarDate;
}

const WRONG_KIND: Record<ChangeKind, string> = {
  EDITION: message.editionChangeFailed,
  TERM: message.termChangeFailed,
};

export async function quoteChange(
  { db, settings }: Pick<OrderDeps, 'db' | 'settings'>,
  question: ChangeQuestion,
): Promise<Checked<{ readonly priced: PricedChange; readonly basis: string }>> {
  const { user, requested, selected, today } = question;
  const found = await selectUnits(db, selected, {
    user,
    purchaseOrderId: settings.PO_BRAINTREE_ID,
    wrongKind: { code: 'NOT_ELIGIBLE', message: WRONG_KIND[requested.kind] },
  });
  if (!found.ok) return found;
  const asked = { viewer: viewerOf(user), today, supportHost: settings.SUPPORT_HOST };
  const plan = planChange(requested, found.selections, asked);
  if (!plan.ok) return plan;
  const priced = priceChange(plan.groups, { ...(await loadPricing(db, user.id)), today });
  const basis = createHash('sha256').update(changeBasis(user.id, priced)).digest('hex');
  return { ok: true, priced, basis };
}
