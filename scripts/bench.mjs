import { buildAll } from './lib/build-steps.mjs';
import { runBin } from './lib/run.mjs';

await buildAll();
const { code } = await runBin('tsx', ['tests/bench/main.ts', ...process.argv.slice(2)]);
process.exit(code);
