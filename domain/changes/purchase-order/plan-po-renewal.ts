import type { CalendarDate } from '../../calendar/calendar-date';
import type { SubscriptionFacts, Viewer } from '../../licenses/model';
import { isOwnedBy } from '../../licenses/owned';
import { isPastDue } from '../../licenses/past-due';
import { message } from '../../messages/catalogue';
import { type Refusal, refuseStranger } from '../change-refusal';
import type { ChangeUnit } from '../change-unit';

export interface RequestedPoRenewal {
  group: SubscriptionFacts;
  units: readonly ChangeUnit[];
  /** Chosen seats; null renews all renewable ones. */
  seatIds: readonly string[] | null;
}

export type PoRenewalRefusal = Refusal<'NOT_OWNER' | 'NOT_ALLOWED' | 'EMPTY_CART'>;

export type PoRenewalPlan =
  | { ok: true; renewed: ChangeUnit[]; leftOut: ChangeUnit[] }
  | { ok: false; refusal: PoRenewalRefusal };

/** Checks that the viewer may renew a current purchase order that is not past due (PO-11, T-16, D-140). */
export function mayRenewPo(group: SubscriptionFacts, viewer: Viewer, today: CalendarDate): boolean {
  if (!isOwnedBy(group, viewer) || isPastDue(group)) return false;
  const isCurrent = group.startDate <= today && today <= group.expireDate;
  return group.isPurchaseOrder && !group.canceled && group.isBilledByTime && isCurrent;
}

/** Checks that the viewer may turn on auto-renewal of a purchase order of seats (T-16, REST-33). */
export function maySetAutoRenew(group: SubscriptionFacts, viewer: Viewer, today: CalendarDate): boolean {
  return group.kind === 'rp' && mayRenewPo(group, viewer, today);
}

/** Returns the renewable units, which have no end of their own (PO-03). */
export function renewableUnits(units: readonly ChangeUnit[]): ChangeUnit[] {
  return units.filter(({ expireDate, quantity }) => expireDate === null && quantity > 0);
}

/** Plans the renewal of a purchase order by the checks of T-16; at least one seat is chosen (PO-02). */
export function planPoRenewal(
  { group, units, seatIds }: RequestedPoRenewal,
  viewer: Viewer,
  today: CalendarDate,
): PoRenewalPlan {
  const stranger = refuseStranger([group], viewer);
  if (stranger) return { ok: false, refusal: stranger };
  if (!mayRenewPo(group, viewer, today)) return refused('NOT_ALLOWED', message.renewalFailed);
  const renewable = renewableUnits(units);
  if (seatIds === null) return planned(renewable, []);
  const chosen = new Set(seatIds);
  const renewed = renewable.filter(({ seatId }) => seatId !== null && chosen.has(seatId));
  if (renewed.length !== seatIds.length) return refused('NOT_ALLOWED', message.renewalStale);
  return planned(
    renewed,
    renewable.filter(({ seatId }) => seatId === null || !chosen.has(seatId)),
  );
}

function planned(renewed: ChangeUnit[], leftOut: ChangeUnit[]): PoRenewalPlan {
  return renewed.length === 0 ? refused('EMPTY_CART', message.renewalEmpty) : { ok: true, renewed, leftOut };
}

function refused(code: PoRenewalRefusal['code'], text: string): PoRenewalPlan {
  return { ok: false, refusal: { code, message: text } };
}

interface RenewTarget {
  renewPath: string;
  autoRenewPath: string | null;
}

/** Renewal pages for the owner of a current purchase order; null hides the actions (NAV-08, PO-11, T-16). */
export function renewTarget(
  group: SubscriptionFacts,
  viewer: Viewer,
  today: CalendarDate,
): RenewTarget | null {
  if (!mayRenewPo(group, viewer, today)) return null;
  const cloud = group.kind === 'rp' ? '' : '&isCloud=true';
  const renewPath = `/buy/renew?subId=${encodeURIComponent(group.id)}${cloud}`;
  const mayAuto = maySetAutoRenew(group, viewer, today);
  return { renewPath, autoRenewPath: mayAuto ? `${renewPath}&isAutoRenew=true` : null };
}
