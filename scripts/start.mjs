import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { portInUse } from './lib/ports.mjs';
import { addressesOf, dataFolder, programsOf } from './lib/programs.mjs';
import { run } from './lib/run.mjs';
import { superviseAll } from './lib/supervisor.mjs';
import { welcome } from './lib/welcome.mjs';

const programs = programsOf(process.env);
const addresses = addressesOf(process.env);

const busy = await portInUse(programs, process.env.HOST || '127.0.0.1');
if (busy !== undefined) {
  console.error(busy);
  process.exit(1);
}

// In a separate process, because the bundlers keep over a gigabyte that a launcher must not hold for days.
const build = await run(process.execPath, [join(root, 'scripts/build.mjs')]);
if (build.code !== 0) process.exit(build.code);

await superviseAll(programs, {
  bundleFolder: join(root, 'dist'),
  logFolder: join(dataFolder(process.env), 'logs'),
  onReady: async () => console.log(await welcome(addresses, dataFolder(process.env))),
});
