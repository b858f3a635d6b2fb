import type { SubscriptionFacts } from '#domain/licenses/model';
import type { Database } from '../../db/database';
import { factsOfGroup } from '../../licenses/group-facts';
import { findOwnGroup, type GroupRow } from '../../licenses/lock-groups';

export interface OwnGroupQuestion {
  readonly groupId: string;
  readonly user: { readonly id: string; readonly email: string };
  /** The payment id that marks purchase orders. */
  readonly purchaseOrderId: string;
}

/** Null for another customer's group and for none. */
export async function loadOwnGroup(
  db: Database,
  { groupId, user, purchaseOrderId }: OwnGroupQuestion,
): Promise<{ readonly row: GroupRow; readonly facts: SubscriptionFacts } | null> {
  const row = await findOwnGroup(db, user.id, groupId);
  return row && { row, facts: await factsOfGroup(db, row, purchaseOrderId) };
}
