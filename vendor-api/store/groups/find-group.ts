import type { CalendarDate } from '#domain/calendar/calendar-date';
import { mayAddPoUsers } from '#domain/licenses/groups/add-users';
import { type CoTermPurpose, isCoTermCandidate } from '#domain/store/co-term';
import { isElsewhere } from '#domain/store/group-home';
import type { CoTermGroup } from '#domain/store/price-cart';
import { termCodeOf } from '#domain/terms/stored-term';
import type { Database } from '../../db/database';
import { viewerOf } from '../../http/identity';
import { PRODUCT_KINDS } from '../../licenses/group-facts';
import type { GroupRow } from '../../licenses/lock-groups';
import { type Checked, groupClosed, groupElsewhere, notOwner, refused } from '../../orders/refusals';
import { type CartContents, groupKindOf } from '../cart-snapshot';
import { loadOwnGroup, type OwnGroupQuestion } from './own-group';

/** Seats that join share the first day of its period (D-40). */
export interface JoinedGroup extends CoTermGroup {
  readonly startDate: CalendarDate;
}

export type GroupCheck = Checked<{ readonly group: JoinedGroup | null }>;

export const NO_GROUP: GroupCheck = { ok: true, group: null };

export interface GroupQuestion extends OwnGroupQuestion {
  readonly contents: CartContents;
  readonly today: CalendarDate;
  readonly reactivating?: CoTermPurpose['reactivating'];
}

/** Another customer's group is refused like one that does not exist (T-17). */
export async function findGroup(db: Database, question: GroupQuestion): Promise<GroupCheck> {
  const { contents, user, today, reactivating = null } = question;
  const found = await loadOwnGroup(db, question);
  if (!found) return refused(notOwner);
  const { row, facts } = found;
  const kind = PRODUCT_KINDS[groupKindOf(contents)];
  if (!isCoTermCandidate(facts, viewerOf(user), { kind, reactivating }, today)) {
    return refused(groupClosed);
  }
  if (contents.kind === 'cloud' && isElsewhere(contents, { domain: row.domain, orgId: row.instanceId }))
    return refused(groupElsewhere);
  return { ok: true, group: joined(row) };
}

/** T-16, D-83. */
export async function findPoGroup(db: Database, question: GroupQuestion): Promise<GroupCheck> {
  const { user, today } = question;
  const found = await loadOwnGroup(db, question);
  if (!found) return refused(notOwner);
  const mayAdd = mayAddPoUsers(found.facts, viewerOf(user), today);
  return mayAdd ? { ok: true, group: joined(found.row) } : refused(groupClosed);
}

function joined(row: GroupRow): JoinedGroup {
  const { id, startDate, expireDate } = row;
  return { id, term: termCodeOf(row), startDate, expireDate };
}
