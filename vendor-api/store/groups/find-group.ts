import type { CalendarDate } from '#domain/calendar/calendar-date';
import { mayAddPoUsers } from '#domain/licenses/groups/add-users';
import type { SubscriptionFacts } from '#domain/licenses/model';
import type { CoTermGroup } from '#domain/store/carts/price-cart';
import { type CoTermPurpose, isCoTermCandidate, isElsewhere } from '#domain/store/groups/co-term';
import { termCodeOf } from '#domain/terms/stored-term';
import type { Database } from '../../db/database';
import { viewerOf } from '../../http/identity';
import { factsOfGroup, PRODUCT_KINDS } from '../../licenses/group-facts';
import { findOwnGroup, type GroupRow } from '../../licenses/group-rows';
import { isClaimed } from '../../orders/claims/row-claims';
import type { Refusal } from '../../orders/order-answer';
import type { ClaimDeps } from '../../orders/order-kind';
import {
  type Checked,
  changeUnderWay,
  groupClosed,
  groupElsewhere,
  notOwner,
  priceChanged,
  refused,
} from '../../orders/refusals';
import { type CartContents, type CartSnapshot, groupKindOf } from '../cart-snapshot';

/** Seats that join share the first day of the group's period (D-40). */
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

interface OwnGroupQuestion {
  readonly groupId: string;
  readonly user: { readonly id: string; readonly email: string };
  readonly purchaseOrderId: string;
}

export async function loadOwnGroup(
  db: Database,
  { groupId, user, purchaseOrderId }: OwnGroupQuestion,
): Promise<{ readonly row: GroupRow; readonly facts: SubscriptionFacts } | null> {
  const row = await findOwnGroup(db, user.id, groupId);
  return row && { row, facts: await factsOfGroup(db, row, purchaseOrderId) };
}

type Joining = CartSnapshot & { readonly reactivating?: { readonly subscriptionId: string } };

/** Null if the order may still join its locked group at the price (CART-22, CLOUD-17, PRICE-22). */
export async function joinRefusal(
  { db, settings }: ClaimDeps,
  userId: string,
  snapshot: Joining,
): Promise<Refusal | null> {
  const { subscriptionId: groupId, contents, today, termCode: term, reactivating: ended } = snapshot;
  if (groupId === null) return null;
  const question = {
    groupId,
    user: { id: userId, email: snapshot.buyer.email },
    contents,
    today,
    purchaseOrderId: settings.PO_BRAINTREE_ID,
    reactivating: ended ? { id: ended.subscriptionId, term } : null,
  };
  const found = await (snapshot.isPurchaseOrder ? findPoGroup(db, question) : findGroup(db, question));
  if (!found.ok) return found.refusal;
  if (found.group === null || !isPricedFor(snapshot, found.group)) return priceChanged;
  return (await isClaimed(db, [groupId])) ? changeUnderWay : null;
}

function isPricedFor(snapshot: CartSnapshot, { term, startDate, expireDate }: JoinedGroup): boolean {
  return term === snapshot.termCode && startDate === snapshot.startDate && expireDate === snapshot.expireDate;
}
