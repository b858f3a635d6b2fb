import type { VendorDeps } from '../../vendor-api/deps';
import type { OrderMoment } from '../../vendor-api/faults/fault-dial';

/** Time of a vendor service's death: a moment of an order, or a number of operations. */
export type Death = OrderMoment | number;

/** A vendor service that dies during an order: it loses its database until it is restarted. */
export interface Outage {
  deaths(): number;
  killAt(death: Death): Promise<void>;
  /** Restarts the service, and cancels a planned death. */
  restart(): Promise<void>;
}

const ENTRIES = ['select', 'selectDistinct', 'insert', 'update', 'delete', 'execute', 'transaction'] as const;

/** Simulates the service's death by blocking its database; the process, which runs the test, lives on. */
export function simulateKills({ db, faults }: Pick<VendorDeps, 'db' | 'faults'>): Outage {
  let planned: Death | null = null;
  let asked = 0;
  let isDead = false;
  let deaths = 0;
  const stopIfDead = () => {
    if (isDead) throw new Error('The service was killed.');
  };
  for (const name of ENTRIES) {
    const entry: unknown = Reflect.get(db, name);
    if (typeof entry !== 'function') throw new Error(`The database has no ${name}.`);
    const guarded = (...args: unknown[]) => {
      asked += 1;
      if (typeof planned === 'number' && asked > planned) isDead = true;
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
    async killAt(death) {
      planned = death;
      asked = 0;
    },
    deaths: () => deaths,
    async restart() {
      if (isDead) deaths += 1;
      planned = null;
      isDead = false;
    },
  };
}
