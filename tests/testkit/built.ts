import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from './child';

const runFile = promisify(execFile);
let building: Promise<unknown> | undefined;

/** Builds what is stale, once per test process, so that a test never runs an old program. */
export async function ensureBuilt(): Promise<void> {
  building ??= runFile(process.execPath, [join(repository, 'scripts/build.mjs')], { cwd: repository });
  await building;
}
