import type { SeatFacts } from '../model';
import { isManagedBy } from './managers';

type Managed = Pick<SeatFacts, 'managers'>;

export type Selectability = 'ALL' | 'MANAGED' | 'NONE';

/** `ALL` when the viewer manages every seat (MAN-18); `MANAGED` lets an owner select the seats they manage. */
export function selectability(
  seats: readonly Managed[],
  isOwner: boolean,
  viewerEmail: string,
): Selectability {
  const managed = seats.filter((seat) => isManagedBy(seat.managers, viewerEmail)).length;
  if (managed === 0) return 'NONE';
  if (managed === seats.length) return 'ALL';
  return isOwner ? 'MANAGED' : 'NONE';
}

export function isSelectable(ofGroup: Selectability, seat: Managed, viewerEmail: string): boolean {
  switch (ofGroup) {
    case 'ALL':
      return true;
    case 'MANAGED':
      return isManagedBy(seat.managers, viewerEmail);
    case 'NONE':
      return false;
  }
}
