import { isOwnedBy } from '#domain/licenses/owned';
import type { GatewayContext } from '../../context';
import { requireProfile } from '../account/require-profile';
import { canceledCount, cloudUnits } from '../cloud/cloud-units';
import { loadCloudBook } from '../cloud/load-cloud-book';
import { SeatRow } from '../licenses/seat-row';
import { type SelectedGroup, selectedSeats } from './selected-group';

/** One whole cloud group: its bundles, or its counted authors and publishers; null where the customer has no such group. */
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
  const around = { group, isOwner, selectable: 'NONE', viewer, today } as const;
  const rows = seats.map((seat) => new SeatRow(seat, around));
  const { number, assignedTo } = shown;
  return {
    ...selectedSeats({ group, number, rows, assignedTo }),
    units: cloudUnits(record),
    canceledCount: canceledCount(record),
  };
}
