import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './lib/checks.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { root } from './lib/paths.mjs';
import {
  add,
  failedTests,
  journeysThat,
  playwrightCounts,
  summaryLine,
  unsteadyTests,
  vitestCounts,
} from './lib/results.mjs';
import { run, runBin } from './lib/run.mjs';

const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });

const chrome = ensureChromium();
if (chrome === undefined) {
  console.error(
    'No Chromium for the browser tests: run "npx playwright install chromium", or set CHROME_PATH to one.',
  );
  process.exit(1);
}

const failedChecks = await runChecks();
// In a process of its own: Vite's build leaves NODE_ENV=production behind, which the tests must not inherit.
const build = await run(process.execPath, [join(root, 'scripts/build.mjs')]);
if (build.code !== 0) process.exit(build.code);

const vitestReport = join(results, 'vitest.json');
const vitest = await runBin('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
]);

const playwrightReport = join(results, 'playwright.json');
const playwright = await runBin('playwright', ['test'], {
  env: { CHROME_PATH: chrome },
});

const counts = add(vitestCounts(vitestReport), playwrightCounts(playwrightReport));
const isGood = failedChecks.length === 0 && vitest.code === 0 && playwright.code === 0 && counts.failed === 0;
const unfinished = !isGood && counts.failed === 0 ? Math.max(1, failedChecks.length) : failedChecks.length;

console.log('');
console.log(`Checks: ${failedChecks.length === 0 ? 'all hold' : `failed: ${failedChecks.join(', ')}`}.`);
console.log(`Unit and integration tests: ${summaryLine(vitestCounts(vitestReport))}.`);
console.log(`Browser journeys: ${summaryLine(playwrightCounts(playwrightReport))}.`);
for (const title of [...unsteadyTests(vitestReport), ...journeysThat('flaky', playwrightReport)]) {
  console.log(`Held only at the second try: ${title}`);
}
for (const failure of [...failedTests(vitestReport), ...journeysThat('unexpected', playwrightReport)]) {
  console.log(`Failed: ${failure}`);
}
console.log('');
console.log(summaryLine({ ...counts, failed: counts.failed + unfinished }));
process.exit(isGood ? 0 : 1);
