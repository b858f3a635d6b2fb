import { runChecks } from './lib/checks.mjs';
import { costCounter } from './lib/cost.mjs';
import { setup } from './lib/generated-code.mjs';
import { runTests } from './lib/run.mjs';

/** Tests with the most coverage in the least time: the rules, and the contracts between the parts. */
const quickTests = ['domain/', 'tests/contract/', 'gateway/graphql/'];

const cost = costCounter();
await cost.count('generated code', setup);
const failed = await cost.count('checks', runChecks);
const quick = await cost.count('quick tests', () =>
  // An `--exclude` option would not reach the projects, which define their own excludes.
  runTests('vitest', ['run', ...quickTests], { env: { TEST_SCOPE: 'quick' } }),
);
console.log(cost.summary(100));
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}.`);
process.exit(failed.length === 0 && quick.code === 0 ? 0 : 1);
