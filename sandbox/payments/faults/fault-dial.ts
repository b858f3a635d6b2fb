import { setTimeout as sleep } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { type Answer, jsonAnswer } from '../wire/answer';

export const operation = z.enum(['sale', 'search', 'vault', 'token', 'tokenize', 'transaction']);
export type Operation = z.infer<typeof operation>;

const common = { operation, count: z.int().min(1).max(1000).default(1) };
const ms = z.int().min(0).max(120_000);

/**
 * latency: done immediately, answered late or when the faults are cleared. error: not done, answered with the
 * status. lost-answer: done, then the connection drops. refuse: not done, the connection drops.
 * delayed-commit: the connection drops, done later.
 */
export const fault = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('latency'), ms }),
  z.object({ ...common, kind: z.literal('error'), status: z.int().min(400).max(599).default(500) }),
  z.object({ ...common, kind: z.literal('lost-answer') }),
  z.object({ ...common, kind: z.literal('refuse') }),
  z.object({ ...common, kind: z.literal('delayed-commit'), ms }),
]);
export type Fault = z.infer<typeof fault>;

/** Expires every client token issued so far; fresh ones work. Not queued like the faults. */
export const tokenExpiry = z.object({ kind: z.literal('expire-tokens') });

export interface FaultDial {
  set(input: z.input<typeof fault>): void;
  take(operation: Operation): Fault | undefined;
  list(): readonly Fault[];
  clear(): void;
  hold(ms: number): Promise<void>;
  /** Client tokens are issued in batches; this expires the current one. */
  expireTokens(): void;
  firstGoodBatch(): number;
}

export function createFaultDial(): FaultDial {
  let queue: Fault[] = [];
  let batch = 0;
  const held = new Set<() => void>();
  return {
    set(input) {
      queue.push(fault.parse(input));
    },
    take(wanted) {
      const next = queue.find((entry) => entry.operation === wanted);
      if (next) {
        queue = queue
          .map((entry) => (entry === next ? { ...entry, count: entry.count - 1 } : entry))
          .filter((entry) => entry.count > 0);
      }
      return next;
    },
    list: () => queue,
    clear() {
      queue = [];
      for (const release of held) release();
    },
    hold: (ms) =>
      new Promise((resolve) => {
        const release = () => {
          clearTimeout(timer);
          held.delete(release);
          resolve();
        };
        const timer = setTimeout(release, ms);
        held.add(release);
      }),
    expireTokens() {
      batch += 1;
    },
    firstGoodBatch: () => batch,
  };
}

export async function answerThrough(
  dial: FaultDial,
  operation: Operation,
  request: Request,
  response: Response,
  act: () => Answer,
): Promise<void> {
  const fault = dial.take(operation);
  switch (fault?.kind) {
    case undefined:
      return send(response, act());
    case 'error':
      return send(response, jsonAnswer(fault.status, { error: { message: 'Fault dial.' } }));
    case 'refuse':
      request.socket.destroy();
      return;
    case 'lost-answer':
      act();
      request.socket.destroy();
      return;
    case 'latency': {
      const answer = act();
      await dial.hold(fault.ms);
      return send(response, answer);
    }
    case 'delayed-commit':
      request.socket.destroy();
      await sleep(fault.ms);
      act();
  }
}

function send(response: Response, { status, contentType, body }: Answer): void {
  response.status(status).set({ 'content-type': contentType, 'cache-control': 'no-store' }).end(body);
}
