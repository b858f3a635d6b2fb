import { afterAll, beforeAll } from 'vitest';

interface Stoppable {
  stop(): Promise<unknown>;
}

/** Starts something before the tests of a file or group, stops it after them, and stands in for it. */
export function duringTests<Started extends Stoppable>(start: () => Promise<Started>): Started {
  let started: Started | undefined;
  beforeAll(async () => {
    started = await start();
  });
  afterAll(() => started?.stop());
  const parts: ProxyHandler<Started> = {
    get(_, name) {
      if (!started) throw new Error('It is started before the first test, not while tests are gathered.');
      return Reflect.get(started, name);
    },
  };
  // The empty object itself is never read.
  return new Proxy({} as Started, parts);
}
