import {
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  type IPolicy,
  isBrokenCircuitError,
} from 'cockatiel';
import { VendorError } from './vendor-error';

/** Runs `work`, or refuses at once while outages in a row say that it would fail. */
export type Circuit = <T>(call: string, work: () => Promise<T>) => Promise<T>;

interface CircuitOptions {
  /** A circuit opens after so many outages in a row. */
  readonly breakAfter: number;
  readonly breakMs: number;
}

/** One circuit per key. Refusals of the vendor, whatever their status, never open one. */
export function createCircuits({ breakAfter, breakMs }: CircuitOptions): (key: string) => Circuit {
  const policies = new Map<string, IPolicy>();
  return (key) => {
    const policy =
      policies.get(key) ??
      circuitBreaker(handleWhen(isOutage), {
        breaker: new ConsecutiveBreaker(breakAfter),
        halfOpenAfter: breakMs,
      });
    policies.set(key, policy);
    return async (call, work) => {
      try {
        return await policy.execute(work);
      } catch (error) {
        if (!isBrokenCircuitError(error)) throw error;
        throw new VendorError('VENDOR_UNAVAILABLE', { call, mayHaveArrived: false, cause: error });
      }
    };
  };
}

function isOutage(error: Error): boolean {
  return (
    error instanceof VendorError && (error.code === 'VENDOR_UNAVAILABLE' || error.code === 'VENDOR_TIMEOUT')
  );
}
