import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './lib/checks.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { costCounter, dearestFiles } from './lib/cost.mjs';
import { root } from './lib/paths.mjs';
import {
  add,
  failedJourneys,
  failedTests,
  playwrightCounts,
  skippedJourneys,
  summaryLine,
  vitestCounts,
} from './lib/results.mjs';
import { run, runTests } from './lib/run.mjs';

/** Budget of a whole run, in seconds of processor time. */
const BUDGET = 1_100;

const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
const costFolder = join(results, 'cost');
const cost = costCounter();

const isAll = process.argv.includes('--all');
const drawnDay = new Date(Date.now() + randomInt(730) * 86_400_000).toISOString().slice(0, 10);
const exhaustive = { TEST_SCOPE: 'all', TEST_ENGINES: 'all', TEST_TODAY: process.env.TEST_TODAY ?? drawnDay };
const env = { COST_FOLDER: costFolder, ...(isAll && exhaustive) };
if (isAll) console.log(`The portals' day is ${exhaustive.TEST_TODAY} (TEST_TODAY).`);

const chrome = await ensureChromium();
// In a separate process, because Vite's build sets NODE_ENV=production, which the tests must not inherit.
const build = await cost.count('build', () => run(process.execPath, [join(root, 'scripts/build.mjs')]));
if (build.code !== 0) process.exit(build.code);

const vitestReport = join(results, 'vitest.json');
function unitTests() {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const withBrowser = { ...env, ...(chrome !== undefined && { CHROME_PATH: chrome }) };
  return cost.count('tests', () => runTests('vitest', args, { env: withBrowser }));
}

const playwrightReport = join(results, 'playwright.json');
async function journeysIfBrowser() {
  if (chrome === undefined) return { code: 0 };
  return cost.count('journeys', () =>
    runTests('playwright', ['test'], { env: { ...env, CHROME_PATH: chrome } }),
  );
}

// Tests and journeys wait more than they compute, so running them together uses idle processors.
const [failed, vitest, playwright] = await Promise.all([
  cost.count('checks', runChecks),
  unitTests(),
  journeysIfBrowser(),
]);

for (const script of isAll ? ['oracle', 'test:nodes'] : []) {
  const { code } = await cost.count(script, () => run('npm', ['run', '--if-present', script]));
  if (code !== 0) failed.push(script);
}

const tests = vitestCounts(vitestReport);
const journeys = chrome === undefined ? await skippedJourneys(env) : playwrightCounts(playwrightReport);
const counts = add(tests, journeys);
const isGood = failed.length === 0 && vitest.code === 0 && playwright.code === 0 && counts.failed === 0;
// A failure without a failing test counts as one.
const others = isGood || counts.failed > 0 ? failed.length : Math.max(1, failed.length);

console.log('');
for (const failure of [...failedTests(vitestReport), ...failedJourneys(playwrightReport)])
  console.log(`Failed: ${failure}`);
console.log(`Checks: ${failed.length === 0 ? 'all hold' : `failed: ${failed.join(', ')}`}.`);
console.log(`Unit and integration tests: ${summaryLine(tests)}.`);
console.log(`Browser journeys: ${summaryLine(journeys)}.`);
if (chrome === undefined)
  console.log(
    'No Chromium, so no journeys: run "npx playwright install chromium", or set CHROME_PATH to one.',
  );
console.log('The ten dearest files:');
for (const line of dearestFiles(costFolder)) console.log(line);
console.log(cost.summary(BUDGET));
console.log('');
console.log(summaryLine({ ...counts, failed: counts.failed + others }));
process.exit(isGood ? 0 : 1);
