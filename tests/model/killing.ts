import type { VendorDeps } from '../../vendor-api/deps';
import type { OrderMoment } from '../../vendor-api/faults/fault-dial';

/** A vendor service that dies in the middle of an order: from that moment on it reaches no database, until it is back. */
export interface Outage {
  killAt(moment: OrderMoment): void;
  /** Whether it died since it was told to; it is back in any case. */
  restart(): boolean;
}

const ENTRIES = ['select', 'selectDistinct', 'insert', 'update', 'delete', 'execute', 'transaction'] as const;

/** Kills the service as far as the rest of the world can tell; its process lives on, since the test is in it. */
export function simulateKills({ db, faults }: Pick<VendorDeps, 'db' | 'faults'>): Outage {
  let planned: OrderMoment | null = null;
  let isDead = false;
  const stopIfDead = () => {
    if (isDead) throw new Error('The service was killed.');
  };
  for (const name of ENTRIES) {
    const entry: unknown = Reflect.get(db, name);
    if (typeof entry !== 'function') throw new Error(`The database has no ${name}.`);
    const guarded = (...args: unknown[]) => {
      stopIfDead();
      return Reflect.apply(entry, db, args);
    };
    Object.assign(db, { [name]: guarded });
  }
  const at = (moment: OrderMoment) => {
    if (moment === planned) isDead = true;
    stopIfDead();
  };
  Object.assign(faults, { at });
  return {
    killAt(moment) {
      planned = moment;
    },
    restart() {
      const hasDied = isDead;
      planned = null;
      isDead = false;
      return hasDied;
    },
  };
}
