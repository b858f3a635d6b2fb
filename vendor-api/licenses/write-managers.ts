import { type SQL, sql } from 'drizzle-orm';
import { noteSeats } from '../activity/note-activity';
import { textArray } from '../db/any-of';
import type { Database } from '../db/database';
import { seatManagers } from '../db/schema/licenses';
import type { VendorDeps } from '../deps';
import type { SignedInUser } from '../http/identity';
import type { LockedSeat } from './lock-seats';

/** Managers to add and to remove; all others stay, seen or not. */
export interface ManagersChange {
  readonly seat: LockedSeat;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export async function writeManagers(
  tx: Database,
  { clock }: Pick<VendorDeps, 'clock'>,
  user: SignedInUser,
  changes: readonly ManagersChange[],
): Promise<void> {
  const removed = pairsOf(changes, 'removed');
  const added = pairsOf(changes, 'added');
  if (removed.length > 0)
    await tx.execute(sql`
      delete from ${seatManagers} using ${given(removed)}
      where ${seatManagers.seatId} = given.seat_id and ${seatManagers.email} = given.email`);
  if (added.length > 0)
    await tx.execute(sql`
      insert into ${seatManagers} (seat_id, email) select seat_id, email from ${given(added)}
      on conflict do nothing`);
  const touched = changes
    .filter((change) => change.added.length + change.removed.length > 0)
    .map((change) => ({ seat: change.seat, before: change.removed, after: change.added }));
  await noteSeats(tx, clock.now(), user, 'managersChanged', touched);
}

interface ManagerPair {
  readonly seatId: string;
  readonly email: string;
}

function pairsOf(changes: readonly ManagersChange[], part: 'added' | 'removed'): ManagerPair[] {
  return changes.flatMap((change) => change[part].map((email) => ({ seatId: change.seat.id, email })));
}

function given(pairs: readonly ManagerPair[]): SQL {
  const ids = textArray(pairs.map(({ seatId }) => seatId));
  const emails = textArray(pairs.map(({ email }) => email));
  return sql`unnest(${ids}, ${emails}) as given (seat_id, email)`;
}
