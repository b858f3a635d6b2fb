import type { RunningVendor } from '../../../tests/testkit/start-vendor';
import { admitTry, type Try } from '../throttle';

const THIS_MACHINE = '127.0.0.1';
const HOUR_MS = 3_600_000;

/** Throttles this machine for longer than any test takes. */
export async function useUpTries(
  vendor: RunningVendor,
  purpose: Try['purpose'],
  email: string,
): Promise<void> {
  const attempt = { purpose, email, address: THIS_MACHINE, now: new Date(Date.now() + HOUR_MS) };
  while (await admitTry(vendor.deps.db, attempt));
}

export async function hadToWait(
  vendor: RunningVendor,
  purpose: Try['purpose'],
  { email, at }: { email: string; at: Date },
): Promise<boolean> {
  return !(await admitTry(vendor.deps.db, { purpose, email, address: THIS_MACHINE, now: at }));
}
