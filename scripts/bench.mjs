import { buildAll } from './lib/build-steps.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { runBin } from './lib/run.mjs';

await buildAll();
const env = { CHROME_PATH: (await ensureChromium()) ?? '' };
const { code } = await runBin('tsx', ['tests/bench/main.ts', ...process.argv.slice(2)], { env });
if (code === 0 && process.argv.includes('--write'))
  await runBin('biome', ['format', '--write', 'docs/benchmarks.md']);
process.exit(code);
