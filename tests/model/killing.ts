import type { VendorDeps } from '../../vendor-api/deps';
import type { OrderMoment } from '../../vendor-api/faults/fault-dial';

/** When a vendor service dies: at a moment of an order, or when it has done so much of whatever it does. */
export type Death = OrderMoment | number;

/** A vendor service that dies in the middle of an order: from then on it reaches no database, until it is back. */
export interface Outage {
  /** How often it died so far. */
  deaths(): number;
  killAt(death: Death): Promise<void>;
  /** It is back in any case, and dies no more. */
  restart(): Promise<void>;
}

const ENTRIES = ['select', 'selectDistinct', 'insert', 'update', 'delete', 'execute', 'transaction'] as const;

/** Kills the service as far as the rest of the world can tell; its process lives on, since the test is in it. */
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
