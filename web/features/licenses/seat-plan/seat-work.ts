import { useSyncExternalStore } from 'react';
import { askToStay } from '../../../app/session/ask-to-stay';
import { Listeners } from '../../../app/session/listeners';

/** Changes of seats that are under way: they go on when their page is left, and are seen from the others. */
export interface SeatWork {
  readonly reached: number;
  readonly total: number;
}

interface RunningWork {
  reach: (seats: number) => void;
  end: () => void;
}

const running = new Map<symbol, SeatWork>();
const listeners = new Listeners();
let together: SeatWork | null = null;
let begun = 0;

/** All that is under way, counted together; null where nothing is. */
export function useSeatWork(): SeatWork | null {
  return useSyncExternalStore(listeners.add, () => together);
}

/** How many changes were begun so far: tells whether another one came after what one has seen. */
export function seatWorksBegun(): number {
  return begun;
}

export function startSeatWork(total: number): RunningWork {
  const id = Symbol('work');
  begun += 1;
  const tell = (work: SeatWork | null) => {
    if (work) running.set(id, work);
    else running.delete(id);
    together = running.size === 0 ? null : [...running.values()].reduce(added);
    listeners.notify();
  };
  tell({ reached: 0, total });
  // What is left of the work would end with the page.
  const letGo = askToStay();
  return {
    reach: (reached) => tell({ reached, total }),
    end: () => {
      tell(null);
      letGo();
    },
  };
}

function added(one: SeatWork, other: SeatWork): SeatWork {
  return { reached: one.reached + other.reached, total: one.total + other.total };
}
