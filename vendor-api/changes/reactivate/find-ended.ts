import type { CalendarDate } from '#domain/calendar/calendar-date';
import { checkReactivation, notReactivated } from '#domain/changes/reactivate/check-reactivation';
import type { Database } from '../../db/database';
import type { GroupRow } from '../../licenses/hold-groups';
import type { Refusal } from '../../orders/order-answer';
import { notCloudOwner, notOwner } from '../../orders/refusals';
import { loadOwnGroup } from '../../store/groups/own-group';

export interface EndedQuestion {
  readonly groupId: string;
  readonly isCloud: boolean;
  readonly user: { readonly id: string; readonly email: string };
  readonly today: CalendarDate;
  readonly purchaseOrderId: string;
}

type Found =
  | { readonly ok: true; readonly row: GroupRow }
  | { readonly ok: false; readonly refusal: Refusal };

/** Another customer's group is refused like one that does not exist (T-16). */
export async function findEnded(db: Database, question: EndedQuestion): Promise<Found> {
  const { isCloud, user, today } = question;
  const found = await loadOwnGroup(db, question);
  if (!found) return { ok: false, refusal: isCloud ? notCloudOwner : notOwner };
  const refused = checkReactivation(found.facts, { userId: user.id, email: user.email }, today);
  return refused
    ? { ok: false, refusal: { code: refused.code, text: refused.message } }
    : { ok: true, row: found.row };
}

/** ERR-28. */
export function reactivationImpossible(isCloud: boolean): Refusal {
  const { code, message: text } = notReactivated(isCloud);
  return { code, text };
}
