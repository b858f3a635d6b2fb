import { useSyncExternalStore } from 'react';
import { Listeners } from '../../../app/session/listeners';
import { promptBeforeUnload } from '../../../app/session/unload-prompt';

/** Running changes of seats: they continue when their page is left, and show on other pages. */
export interface SeatWork {
  readonly reached: number;
  readonly total: number;
}

const running = new Map<symbol, SeatWork>();
const listeners = new Listeners();
let together: SeatWork | null = null;
let begun = 0;

/** Totals of all running changes; null if there are none. */
export function useSeatWork(): SeatWork | null {
  return useSyncExternalStore(listeners.add, () => together);
}

/** Number of changes begun so far; tells a component that a newer one has started. */
export function seatWorksBegun(): number {
  return begun;
}

export function startSeatWork(total: number) {
  const id = Symbol('work');
  begun += 1;
  const tell = (work: SeatWork | null) => {
    if (work) running.set(id, work);
    else running.delete(id);
    together = running.size === 0 ? null : [...running.values()].reduce(added);
    listeners.notify();
  };
  tell({ reached: 0, total });
  // Closing the page would end the remaining work.
  const letGo = promptBeforeUnload();
  return {
    reach: (reached: number) => tell({ reached, total }),
    end: () => {
      tell(null);
      letGo();
    },
  };
}

function added(one: SeatWork, other: SeatWork): SeatWork {
  return { reached: one.reached + other.reached, total: one.total + other.total };
}
