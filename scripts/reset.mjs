import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { importSource } from './lib/import-source.mjs';
import { isFree } from './lib/ports.mjs';
import { dataFolder, ports } from './lib/programs.mjs';

const folder = dataFolder(process.env);
const ours = new Set(['vendor', 'sandbox', 'logs']);

function refuse(line) {
  console.error(line);
  process.exit(1);
}

if (process.argv.length > 2)
  refuse(`"npm run reset" takes no arguments. It removes ${folder}, with all data of the portal.`);
if (!existsSync(folder)) {
  console.log('Nothing to reset: there is no data yet.');
  process.exit(0);
}
const strangers = readdirSync(folder).filter((name) => !ours.has(name));
if (strangers.length > 0)
  refuse(`${folder} also holds ${strangers[0]}, which is not ours: nothing was removed. Check DATA_DIR.`);

const { port } = ports(process.env).vendor;
if (!(await isFree(port, process.env.HOST || '127.0.0.1'))) {
  refuse(`Something listens on port ${port}: stop the portal first, then reset.`);
}
// Finds a portal on other ports by the folder that it has locked.
const database = join(folder, 'vendor');
const { isLocked } = await importSource('vendor-api/db/folder-lock.ts');
if (existsSync(database) && (await isLocked(database))) {
  refuse(`A vendor service works on ${database}: stop the portal first, then reset.`);
}
rmSync(folder, { recursive: true, force: true });
console.log(`Removed ${folder}. The next start begins with fresh demo data.`);
