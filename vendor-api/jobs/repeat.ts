import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

export interface Job {
  /** Runs again at once, after a run under way. */
  wake(): void;
  stop(): Promise<void>;
}

export interface JobPlan {
  readonly name: string;
  readonly everyMs: number;
  run(signal: AbortSignal): Promise<void>;
}

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** Runs at once and at every interval, never twice at a time. A failed run is repeated, ever less often. */
export function repeat({ name, everyMs, run }: JobPlan, log: Logger): Job {
  const stopped = new AbortController();
  let woken = new AbortController();
  const loop = async () => {
    for (let failures = 0; !stopped.signal.aborted; ) {
      woken = new AbortController();
      try {
        await run(stopped.signal);
        failures = 0;
      } catch (error) {
        log.error({ err: error, job: name }, 'job failed; it will run again');
        failures += 1;
      }
      const ms = failures === 0 ? everyMs : Math.min(everyMs, retryAfter(failures));
      await pause(ms, AbortSignal.any([stopped.signal, woken.signal]));
    }
  };
  const ended = loop();
  return {
    wake: () => woken.abort(),
    async stop() {
      stopped.abort();
      await ended;
    },
  };
}

function retryAfter(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  // Aborting is the ordinary end of a pause.
  await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
