import { runChecks } from './lib/checks.mjs';
import { costCounter } from './lib/cost.mjs';
import { runTests } from './lib/run.mjs';

/** What says most about a change in the least time: the rules, and what holds the parts together. */
const quickTests = ['domain/', 'tests/contract/', 'gateway/graphql/'];
/** Of those, what starts a whole portal. */
const dearTests = ['gateway/graphql/compiled-*.test.ts', 'tests/contract/demo-modes.test.ts'];

const cost = costCounter();
const failed = await cost.count('checks', runChecks);
const quick = await cost.count('quick tests', () =>
  runTests('vitest', ['run', ...quickTests, ...dearTests.map((glob) => `--exclude=${glob}`)]),
);
console.log(cost.summary(100));
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}.`);
process.exit(failed.length === 0 && quick.code === 0 ? 0 : 1);
