import { isOwnedBy } from '#domain/licenses/owned';
import { message } from '#domain/messages/catalogue';
import type { GatewayContext } from '../../context';
import { requireProfile } from '../account/require-profile';
import { loadCloudBook } from '../cloud/cloud-book';
import { canceledCount, cloudUnits } from '../cloud/cloud-units';
import { fault, type OrFault } from '../common/user-error';
import { loadBook } from '../licenses/license-book';
import { managersReader, pendingReader } from '../licenses/seat-readings';
import { SeatRow, type SeatSurroundings } from '../licenses/seat-row';
import { notSelected } from './not-selected';
import { type SelectedGroup, selectedSeats, selectRpSeats } from './select-rp-seats';

type Selection = OrFault<{ readonly groups: readonly SelectedGroup[] }>;

interface Selected {
  readonly seatIds: ReadonlySet<string>;
  readonly subscriptionId: string | null;
  /** Message for licenses outside subscriptions. */
  readonly wrongKind: string;
}

/** Selects what the customer named, as they see it; groups and seats of others are refused like unknown ones. */
export function selectUnits(
  context: GatewayContext,
  { seatIds, subscriptionId, wrongKind }: Selected,
): Promise<Selection> {
  return subscriptionId === null
    ? selectSeats(context, seatIds, wrongKind)
    : selectGroup(context, subscriptionId);
}

async function selectSeats(
  context: GatewayContext,
  seatIds: ReadonlySet<string>,
  wrongKind: string,
): Promise<Selection> {
  const groups = selectRpSeats(await loadBook(context), ({ seatId }) => seatIds.has(seatId));
  const missing = [...seatIds].filter((id) => !groups.some(({ rows }) => rows.has(id)));
  if (missing.length === 0) return { ok: true, groups };
  return notSelected(context, { seatIds: missing, field: 'change.seatIds', wrongKind });
}

// Cloud groups first: they only change as a whole, and there are few of them (D-142).
export async function selectGroup(context: GatewayContext, id: string): Promise<Selection> {
  const cloud = await selectCloudGroup(context, id);
  if (cloud) return { ok: true, groups: [cloud] };
  const groups = selectRpSeats(await loadBook(context), ({ subscriptionId }) => subscriptionId === id);
  if (groups.length > 0) return { ok: true, groups };
  return fault('NOT_FOUND', message.notOwnerCloud, { field: 'change.subscriptionId' });
}

export async function selectCloudGroup(context: GatewayContext, id: string): Promise<SelectedGroup | null> {
  const { loads } = context;
  const [book, records, viewer, today] = await Promise.all([
    loadCloudBook(context),
    loads.cloudGroups(),
    requireProfile(context),
    loads.today(),
  ]);
  const record = records.find(({ facts }) => facts.id === id);
  const shown = book.groups.find((group) => group.id === id);
  if (!record || !shown) return null;
  const { facts: group, seats } = record;
  const isOwner = isOwnedBy(group, viewer);
  // Bundles are not assigned to people.
  const seatsOfUsers = () => new Map<string, number>();
  const around: SeatSurroundings = {
    group,
    isOwner,
    selectable: () => 'NONE',
    managersAsRead: managersReader(viewer),
    pendingOf: pendingReader(group, today),
    viewer,
    today,
    seatsOfUsers,
  };
  const rows = seats.map((seat) => new SeatRow(seat, around));
  const { number, name, assignedTo } = shown;
  return {
    ...selectedSeats({ group, number, name, rows, assignedTo }),
    units: cloudUnits(record),
    canceledCount: canceledCount(record),
  };
}
