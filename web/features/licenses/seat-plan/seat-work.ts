import { useSyncExternalStore } from 'react';
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

/** All that is under way, counted together; null where nothing is. */
export function useSeatWork(): SeatWork | null {
  return useSyncExternalStore(listeners.add, () => together);
}

export function startSeatWork(total: number): RunningWork {
  const id = Symbol('work');
  const tell = (work: SeatWork | null) => {
    if (work) running.set(id, work);
    else running.delete(id);
    together = running.size === 0 ? null : [...running.values()].reduce(added);
    if (together) window.addEventListener('beforeunload', askFirst);
    else window.removeEventListener('beforeunload', askFirst);
    listeners.notify();
  };
  tell({ reached: 0, total });
  return { reach: (reached) => tell({ reached, total }), end: () => tell(null) };
}

function added(one: SeatWork, other: SeatWork): SeatWork {
  return { reached: one.reached + other.reached, total: one.total + other.total };
}

/** Has the browser ask whether the page may really go: what is left of the work would end with it. */
function askFirst(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
