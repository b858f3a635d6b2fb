import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './lib/build-steps.mjs';
import { root } from './lib/paths.mjs';
import { portInUse } from './lib/ports.mjs';
import { dataFolder, programsOf } from './lib/programs.mjs';
import { run } from './lib/run.mjs';
import { startProgram, stopProgram, whenReady } from './lib/supervisor.mjs';

const programs = programsOf(process.env);
const vendor = programs.find(({ part }) => part === 'vendor-api');
const sandbox = programs.find(({ part }) => part === 'sandbox');
if (vendor === undefined || sandbox === undefined) {
  console.error('With VENDOR_URL set the orders are elsewhere: run this where the vendor service runs.');
  process.exit(2);
}
await buildAll();

/** The sandbox serves the books of the local provider, and stops together with the portal. */
async function startSandbox() {
  const { BRAINTREE_ENVIRONMENT: provider = 'local' } = vendor.env;
  if (provider !== 'local' || !existsSync(sandbox.env.DATA_DIR)) return undefined;
  const isRunning = (await portInUse([sandbox], process.env.HOST || '127.0.0.1')) !== undefined;
  if (isRunning) return undefined;
  const child = startProgram(sandbox, {
    bundleFolder: join(root, 'dist'),
    logFolder: join(dataFolder(process.env), 'logs'),
    onError: (text) => process.stderr.write(text),
  });
  await whenReady(sandbox, child).catch((error) => {
    console.error(error.message);
    process.exit(2);
  });
  return child;
}

const books = await startSandbox();
const args = [join(root, 'dist/vendor-api/reconcile.js'), ...process.argv.slice(2)];
const { code } = await run(process.execPath, args, { env: vendor.env });
if (books !== undefined) await stopProgram(books);
process.exit(code);
