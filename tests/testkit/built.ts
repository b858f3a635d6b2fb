import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from './child';

const runFile = promisify(execFile);
// A runner of tests says that it is one, and would get the slow half of React.
const PRODUCTION = { ...process.env, NODE_ENV: 'production' };
const building = new Map<string, Promise<unknown>>();

/** Builds what is stale of one program, or of all, once per test process: a test never runs an old program. */
export async function ensureBuilt(program?: 'gateway' | 'vendor-api' | 'sandbox'): Promise<void> {
  const args = [join(repository, 'scripts/build.mjs'), ...(program === undefined ? [] : [program])];
  const key = program ?? 'all';
  const built = building.get(key) ?? runFile(process.execPath, args, { cwd: repository, env: PRODUCTION });
  building.set(key, built);
  await built;
}
