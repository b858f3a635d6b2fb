import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Work that is done over and over until it is stopped. */
export interface Job {
  /** Lets no further run begin and waits for the one under way. */
  stop(): Promise<void>;
}

export interface JobPlan {
  readonly name: string;
  readonly everyMs: number;
  /** One run; it should end early when the signal is aborted. */
  run(signal: AbortSignal): Promise<void>;
}

/** Runs at once and then at every interval, never twice at a time. A failed run is logged; the next one comes all the same. */
export function repeat({ name, everyMs, run }: JobPlan, log: Logger): Job {
  const stopped = new AbortController();
  const loop = async () => {
    while (!stopped.signal.aborted) {
      try {
        await run(stopped.signal);
      } catch (error) {
        log.error({ err: error, job: name }, 'job failed; it will run again');
      }
      await pause(everyMs, stopped.signal);
    }
  };
  const ended = loop();
  return {
    async stop() {
      stopped.abort();
      await ended;
    },
  };
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  // Aborting is the ordinary end of a pause.
  await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
