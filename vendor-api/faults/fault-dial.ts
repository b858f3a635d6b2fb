import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

/** The moments of an order at which something can be made to go wrong. */
export type OrderMoment = 'beforeClaim' | 'beforeCharge' | 'afterCharge' | 'afterRecord';

export const faultSettings = z
  .object({
    /** Ends the process at once, as a power cut would, at the next order that gets there. */
    exitBeforeClaim: z.boolean(),
    exitBeforeCharge: z.boolean(),
    exitAfterCharge: z.boolean(),
    exitAfterRecord: z.boolean(),
    /** Throws instead of ending the process. */
    failAfterCharge: z.boolean(),
    /** Settles the next orders and then drops the connection instead of answering. */
    dropAnswer: z.boolean(),
    /** Delays every request. */
    latencyMs: z.number().int().min(0).max(120_000),
    /** How many of the next requests are answered with an outage. */
    failRequests: z.number().int().min(0),
  })
  .partial()
  .strict();
export type FaultSettings = z.infer<typeof faultSettings>;

/** Makes things go wrong on purpose, for tests and demonstrations. */
export interface FaultDial {
  readonly settings: FaultSettings;
  set(settings: FaultSettings): void;
  at(moment: OrderMoment): void;
  delay(): Promise<void>;
  /** Whether this request is to be answered with an outage; counts down. */
  takeFailure(): boolean;
}

export function createFaultDial(): FaultDial {
  let current: FaultSettings = {};
  return {
    get settings() {
      return current;
    },
    set(settings) {
      current = settings;
    },
    at(moment) {
      if (exitsAt(current, moment)) process.kill(process.pid, 'SIGKILL');
      if (moment === 'afterCharge' && current.failAfterCharge) throw new Error('fault dial: failAfterCharge');
    },
    async delay() {
      if (current.latencyMs) await sleep(current.latencyMs);
    },
    takeFailure() {
      const left = current.failRequests ?? 0;
      if (left > 0) current = { ...current, failRequests: left - 1 };
      return left > 0;
    },
  };
}

function exitsAt(settings: FaultSettings, moment: OrderMoment): boolean {
  switch (moment) {
    case 'beforeClaim':
      return settings.exitBeforeClaim === true;
    case 'beforeCharge':
      return settings.exitBeforeCharge === true;
    case 'afterCharge':
      return settings.exitAfterCharge === true;
    case 'afterRecord':
      return settings.exitAfterRecord === true;
  }
}
