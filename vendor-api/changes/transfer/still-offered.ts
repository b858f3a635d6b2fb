import { eq } from 'drizzle-orm';
import { isTakenAtOnce } from '#domain/changes/transfer/check-transfer';
import type { Database } from '../../db/client';
import { users } from '../../db/schema/account';
import type { VendorDeps } from '../../deps';
import { holdGroups } from '../../licenses/hold-groups';
import { findOffered } from './offered-group';
import type { TransferSnapshot } from './transfer-snapshot';

/** Whether a group is still offered to the customer as it was shown to him; asked once it is taken. */
export async function isStillOffered(
  { db, settings }: { readonly db: Database; readonly settings: VendorDeps['settings'] },
  userId: string,
  { subscriptionId, today, dueCents, isTakenAtOnce: wasTakenAtOnce }: TransferSnapshot,
): Promise<boolean> {
  const purchaseOrderId = settings.PO_BRAINTREE_ID;
  await holdGroups(db, [subscriptionId]);
  const [user] = await db
    .select({ id: users.id, email: users.email, emailProven: users.emailProven })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) return false;
  const found = await findOffered(db, { groupId: subscriptionId, user, today, purchaseOrderId });
  if (!found.ok) return false;
  const { facts, due } = found.offered;
  return isTakenAtOnce(facts) === wasTakenAtOnce && (due?.total ?? 0) === dueCents;
}
