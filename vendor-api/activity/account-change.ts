import type { Database } from '../db/database';
import type { VendorDeps } from '../deps';
import { type Actor, noteActivity } from './note-activity';

type Customer = Exclude<Actor, null> & { readonly id: string };

/** Only in access mode: customers know what they change in their own account. */
export async function noteAccountChange(
  tx: Database,
  now: Date,
  by: Customer,
  contents: string,
): Promise<void> {
  if (!by.agent) return;
  await noteActivity(tx, now, by, { kind: 'accountChanged', ownerId: by.id, contents });
}

/** Changes an account and notes it, as `noteAccountChange` does. */
export function changeAccount<Result>(
  { db, clock }: Pick<VendorDeps, 'db' | 'clock'>,
  by: Customer,
  contents: string,
  change: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const result = await change(tx);
    await noteAccountChange(tx, clock.now(), by, contents);
    return result;
  });
}
