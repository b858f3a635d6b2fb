import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './built';
import { repository } from './child';
import { ask, signIn } from './customer';
import { eventually } from './eventually';
import { startPortal, today } from './processes';

const cache = join(repository, 'node_modules/.cache/demo-folders');

/** The name depends on the day and on the programs, which determine the content. */
function nameOfFolder(): string {
  const hash = createHash('sha256').update(process.version);
  for (const part of ['vendor-api', 'sandbox'])
    hash.update(readFileSync(join(repository, 'dist/.stamps', part)));
  return `${today()}-${hash.digest('hex').slice(0, 16)}`;
}

/**
 * Returns a folder with fresh demonstration data. Writing it takes six seconds of CPU time, copying it almost
 * none, so it is written once a day for all portals.
 */
export async function demoFolder(): Promise<string> {
  await ensureBuilt();
  mkdirSync(cache, { recursive: true });
  const folder = join(cache, nameOfFolder());
  if (existsSync(folder)) return folder;
  for (const name of readdirSync(cache))
    if (!name.startsWith(today())) rmSync(join(cache, name), { recursive: true, force: true });
  // Written elsewhere and renamed, so that an incomplete one is never copied.
  const unfinished = join(cache, `${today()}-${randomUUID()}`);
  const portal = await startPortal({ env: { DATA_DIR: unfinished } });
  const diana = await signIn(portal.urls.portal, 'diana@northwind.example');
  // Her card is put on file by the provider, after the start.
  await eventually(
    async () => JSON.stringify(await ask(diana, '{ viewer { billingInfo { card { lastFour } } } }')),
    (answer) => answer.includes('1881'),
  );
  await portal.close();
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  return folder;
}
