import { afterAll, beforeAll } from 'vitest';

interface Stoppable {
  stop(): Promise<unknown>;
}

/** What is started before the tests of a file or a group, and stopped after them. While they run it is what was started. */
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
  // Nothing is read of the empty object.
  return new Proxy({} as Started, parts);
}
