import { VendorError } from './vendor-error';

/** Runs `work`, or fails immediately while repeated outages predict its failure. */
export type Circuit = <T>(call: string, caller: VendorCallerName, work: () => Promise<T>) => Promise<T>;

/** Known identity of a caller, since faults that one caller can cause are no outage for others. */
export interface VendorCallerName {
  readonly network: string;
  /** The session; empty until the vendor has confirmed it, because a token can be invented. */
  readonly session: string;
}

interface CircuitOptions {
  readonly breakAfter: number;
  readonly breakMs: number;
}

/** Number of sessions and networks that must see an outage which a single caller could cause. */
const CALLERS = 3;

interface Run {
  unconnected: number;
  outages: number;
  readonly networks: Set<string>;
  readonly sessions: Set<string>;
  openUntil: number;
}

/** A failed connection always counts as an outage, other failures when several callers see them, refusals never. */
export function createCircuits({ breakAfter, breakMs }: CircuitOptions): (key: string) => Circuit {
  const runs = new Map<string, Run>();

  function isOver(run: Run): boolean {
    const areSeveral = run.networks.size >= CALLERS && run.sessions.size >= CALLERS;
    return run.unconnected >= breakAfter || (areSeveral && run.outages >= breakAfter);
  }

  return (key) => async (call, caller, work) => {
    const run = runs.get(key) ?? newRun();
    runs.set(key, run);
    if (run.openUntil > performance.now()) {
      const cause = new CircuitOpen();
      throw new VendorError('VENDOR_UNAVAILABLE', { call, mayHaveArrived: false, cause });
    }
    try {
      const result = await work();
      runs.delete(key);
      return result;
    } catch (error) {
      if (!isOutage(error)) {
        // It was answered, even if with a refusal.
        if (error instanceof VendorError) runs.delete(key);
        throw error;
      }
      count(run, error, caller);
      if (isOver(run)) runs.set(key, { ...newRun(), openUntil: performance.now() + breakMs });
      throw error;
    }
  };
}

export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen';
}

function newRun(): Run {
  return { unconnected: 0, outages: 0, networks: new Set(), sessions: new Set(), openUntil: 0 };
}

function count(run: Run, { mayHaveArrived }: VendorError, { network, session }: VendorCallerName): void {
  if (!mayHaveArrived) run.unconnected += 1;
  run.outages += 1;
  if (run.networks.size < CALLERS) run.networks.add(network);
  if (run.sessions.size < CALLERS) run.sessions.add(session);
}

function isOutage(error: unknown): error is VendorError {
  return (
    error instanceof VendorError && (error.code === 'VENDOR_UNAVAILABLE' || error.code === 'VENDOR_TIMEOUT')
  );
}
