import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from './child';

const runFile = promisify(execFile);
// The test runner sets its own NODE_ENV, with which React's slow development build would be used.
const PRODUCTION = { ...process.env, NODE_ENV: 'production' };
const building = new Map<string, Promise<unknown>>();

/** Builds stale programs once per test process, so that a test never runs an old one. */
export async function ensureBuilt(program?: 'gateway' | 'vendor-api' | 'sandbox'): Promise<void> {
  const args = [join(repository, 'scripts/build.mjs'), ...(program === undefined ? [] : [program])];
  const key = program ?? 'all';
  const built = building.get(key) ?? runFile(process.execPath, args, { cwd: repository, env: PRODUCTION });
  building.set(key, built);
  await built;
}
