import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './built';
import { repository } from './child';
import { ask, signIn } from './customer';
import { eventually } from './eventually';
import { startPortal, today } from './processes';

const cache = join(repository, 'node_modules/.cache/demo-folders');

/** What the folder holds follows from the day and from the programs. */
function nameOfFolder(): string {
  const hash = createHash('sha256').update(process.version);
  for (const part of ['vendor-api', 'sandbox'])
    hash.update(readFileSync(join(repository, 'dist/.stamps', part)));
  return `${today()}-${hash.digest('hex').slice(0, 16)}`;
}

/**
 * A folder with the data of a portal that has just written the demonstration. Writing it takes six seconds of processor
 * time, copying it next to none, so it is written once a day for all portals that begin with it.
 */
export async function demoFolder(): Promise<string> {
  await ensureBuilt();
  mkdirSync(cache, { recursive: true });
  const folder = join(cache, nameOfFolder());
  if (existsSync(folder)) return folder;
  for (const name of readdirSync(cache))
    if (!name.startsWith(today())) rmSync(join(cache, name), { recursive: true, force: true });
  // Written beside and renamed, so that nobody copies half of it.
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
