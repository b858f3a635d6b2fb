import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

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
  return standInFor(() => started);
}

/** Makes something before the tests of a file or group, and stands in for it. */
export function beforeTests<Made extends object>(make: () => Promise<Made>): Made {
  let made: Made | undefined;
  beforeAll(async () => {
    made = await make();
  });
  return standInFor(() => made);
}

/** Starts something before each test, stops it after that test, and stands in for it. */
export function duringEachTest<Started extends Stoppable>(start: () => Promise<Started>): Started {
  const started = beforeEachTest(start);
  afterEach(() => started.stop());
  return started;
}

/** Makes something before each test, and stands in for it. */
export function beforeEachTest<Made extends object>(make: () => Promise<Made>): Made {
  let made: Made | undefined;
  beforeEach(async () => {
    made = await make();
  });
  return standInFor(() => made);
}

function standInFor<Subject extends object>(read: () => Subject | undefined): Subject {
  const subject = () => {
    const found = read();
    if (!found) throw new Error('It is made before a test, not while tests are gathered.');
    return found;
  };
  const parts: ProxyHandler<Subject> = {
    get: (_, name) => Reflect.get(subject(), name),
    has: (_, name) => Reflect.has(subject(), name),
    ownKeys: () => Reflect.ownKeys(subject()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(subject(), name),
  };
  // The empty object itself is never read.
  return new Proxy({} as Subject, parts);
}
