import { afterAll, expect, vi } from 'vitest';
import { leases } from './leases';

/** Killed processes and closed servers disappear a moment later. */
const GONE_MS = 5_000;

const env = environment();
const folder = process.cwd();
const open = openThings();
const globals = globalFunctions();

// Files share a worker with its modules and databases, and must not see what another has left. Registered
// before the hooks of the file, so it runs after them.
afterAll(async () => {
  const { size } = leases;
  const left = [...leases].map(({ what }) => what);
  leases.clear();
  expect(left, `${size} databases were not given back`).toEqual([]);
  expect(vi.isFakeTimers(), 'timers are still false ones').toBe(false);
  expect(environment(), 'the environment was changed').toEqual(env);
  expect(process.cwd(), 'the folder was changed').toBe(folder);
  expect(namesOfOthers(globalFunctions()), 'global functions were replaced').toEqual([]);
  await vi.waitFor(() => expect(openThings(), 'servers or programs were not stopped').toEqual(open), {
    timeout: GONE_MS,
  });
});

/** Without the variable that sharp sets on load. */
function environment(): NodeJS.ProcessEnv {
  const { VIPSHOME: _, ...others } = process.env;
  return others;
}

/** Counts listening servers and running programs of this process. */
function openThings(): Record<'servers' | 'programs', number> {
  const resources = process.getActiveResourcesInfo();
  const count = (type: string) => resources.filter((resource) => resource === type).length;
  return { servers: count('TCPServerWrap'), programs: count('ProcessWrap') };
}

function globalFunctions(): Record<string, unknown> {
  return {
    Date: globalThis.Date,
    fetch: globalThis.fetch,
    setTimeout: globalThis.setTimeout,
    setInterval: globalThis.setInterval,
    'Date.now': Date.now,
    'performance.now': performance.now,
    'Math.random': Math.random,
    'crypto.randomUUID': crypto.randomUUID,
    ...Object.fromEntries(Object.entries(console).map(([name, value]) => [`console.${name}`, value])),
    'stdout.write': process.stdout.write,
    'stderr.write': process.stderr.write,
  };
}

function namesOfOthers(now: Record<string, unknown>): string[] {
  return Object.keys(now).filter((name) => now[name] !== globals[name]);
}
