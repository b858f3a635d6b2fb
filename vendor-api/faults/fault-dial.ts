import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

export type OrderMoment = 'beforeClaim' | 'beforeCharge' | 'afterCharge' | 'afterRecord';

export const faultSettings = z
  .object({
    exitBeforeClaim: z.boolean(),
    exitBeforeCharge: z.boolean(),
    exitAfterCharge: z.boolean(),
    exitAfterRecord: z.boolean(),
    failAfterCharge: z.boolean(),
    /** Records the order and drops the connection. */
    dropAnswer: z.boolean(),
    latencyMs: z.number().int().min(0).max(120_000),
    failRequests: z.number().int().min(0),
  })
  .partial()
  .strict();
export type FaultSettings = z.infer<typeof faultSettings>;

export interface FaultDial {
  readonly settings: FaultSettings;
  set(settings: FaultSettings): void;
  at(moment: OrderMoment): void;
  delay(): Promise<void>;
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
