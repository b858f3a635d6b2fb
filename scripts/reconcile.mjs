import { join } from 'node:path';
import { buildAll } from './lib/build-steps.mjs';
import { root } from './lib/paths.mjs';
import { programsOf } from './lib/programs.mjs';
import { run } from './lib/run.mjs';

const vendor = programsOf(process.env).find(({ part }) => part === 'vendor-api');
if (vendor === undefined) {
  console.error('With VENDOR_URL set the orders are elsewhere: run this where the vendor service runs.');
  process.exit(2);
}
await buildAll();
const args = [join(root, 'dist/vendor-api/reconcile.js'), ...process.argv.slice(2)];
const { code } = await run(process.execPath, args, { env: vendor.env });
process.exit(code);
