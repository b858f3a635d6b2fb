import { setTimeout as sleep } from 'node:timers/promises';
import { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { parseInput } from '../http/parse-input';

const EXITS = {
  beforeClaim: 'exitBeforeClaim',
  beforeCharge: 'exitBeforeCharge',
  afterCharge: 'exitAfterCharge',
  afterRecord: 'exitAfterRecord',
} as const;
export type OrderMoment = keyof typeof EXITS;

const faultSettings = z
  .object({
    exitBeforeClaim: z.boolean(),
    exitBeforeCharge: z.boolean(),
    exitAfterCharge: z.boolean(),
    exitAfterRecord: z.boolean(),
    failAfterCharge: z.boolean(),
    /** Records the order, then drops the connection. */
    dropAnswer: z.boolean(),
    latencyMs: z.number().int().min(0).max(120_000),
    failRequests: z.number().int().min(0),
    /** Path whose requests are refused without a message. */
    refuse: z.string(),
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
      if (current[EXITS[moment]]) process.kill(process.pid, 'SIGKILL');
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

/** `POST /__faults` replaces the settings, `GET` shows them. Only in local mode. */
export function faultRoutes(dial: FaultDial): Router {
  const router = Router();
  router.get('/__faults', (_request, response) => {
    response.json(dial.settings);
  });
  router.post('/__faults', (request, response) => {
    dial.set(parseInput(faultSettings, request.body));
    response.json(dial.settings);
  });
  router.use(applyFaults(dial));
  return router;
}

function applyFaults(dial: FaultDial): RequestHandler {
  return async (request, response, next) => {
    await dial.delay();
    if (dial.takeFailure()) {
      response.status(503).json({ success: false, errorMessage: 'Service unavailable.' });
      return;
    }
    if (dial.settings.refuse?.toLowerCase() === request.path.toLowerCase()) {
      response.json({ success: false });
      return;
    }
    if (dial.settings.dropAnswer && /^\/cart\/(buy|confirm)/i.test(request.path)) {
      response.json = () => {
        request.socket.destroy();
        return response;
      };
    }
    next();
  };
}
