import type { CalendarDate } from '../../calendar/calendar-date';
import type { SubscriptionFacts, Viewer } from '../../licenses/model';
import { mayRenewPo, maySetAutoRenew } from './plan-po-renewal';

/** Where the actions of a purchase order lead; paths of the portal. */
export interface RenewTarget {
  renewPath: string;
  /** Null where it cannot renew by itself. */
  autoRenewPath: string | null;
}

/** The page that renews a purchase order, for its owner and while it lasts; null hides the actions (NAV-08, PO-11, T-16). */
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
