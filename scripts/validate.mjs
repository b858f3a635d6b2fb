import { runChecks } from './lib/checks.mjs';
import { runBin } from './lib/run.mjs';

const failed = await runChecks();
const fast = await runBin('vitest', ['run', '--project', 'domain', '--project', 'web']);
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}.`);
process.exit(failed.length === 0 && fast.code === 0 ? 0 : 1);
