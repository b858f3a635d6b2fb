import { buildAll } from './lib/build-steps.mjs';
import { runBin } from './lib/run.mjs';

await buildAll();
const { code } = await runBin('tsx', ['tests/bench/main.ts', ...process.argv.slice(2)]);
if (code === 0 && process.argv.includes('--write'))
  await runBin('biome', ['format', '--write', 'docs/benchmarks.md']);
process.exit(code);
