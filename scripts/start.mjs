import { join } from 'node:path';
import { buildAll } from './lib/build-steps.mjs';
import { root } from './lib/paths.mjs';
import { portInUse } from './lib/ports.mjs';
import { addressesOf, dataFolder, programsOf } from './lib/programs.mjs';
import { superviseAll } from './lib/supervise-all.mjs';
import { welcome } from './lib/welcome.mjs';

const programs = programsOf(process.env);
const addresses = addressesOf(process.env);

const busy = await portInUse(programs, process.env.HOST ?? '127.0.0.1');
if (busy !== undefined) {
  console.error(busy);
  process.exit(1);
}

const built = await buildAll();
if (built.length > 0) console.log(`Built ${built.join(', ')}.`);

await superviseAll(programs, {
  bundleFolder: join(root, 'dist'),
  logFolder: join(dataFolder(process.env), 'logs'),
  onReady: async () => console.log(await welcome(addresses, dataFolder(process.env))),
});
