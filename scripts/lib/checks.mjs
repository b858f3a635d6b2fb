import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { missingFromLock } from './lock-file.mjs';
import { root } from './paths.mjs';
import { runBin } from './run.mjs';

const driftFolder = 'dist/schema-drift';

/** Has drizzle-kit complete a copy of the migrations; its output shows changes, its exit code does not. */
async function schemaDrift() {
  const folder = join(root, driftFolder);
  try {
    cpSync(join(root, 'vendor-api/db/migrations'), folder, { recursive: true });
    const { output } = await runBin(
      'drizzle-kit',
      ['generate', '--dialect=postgresql', '--schema=./vendor-api/db/schema', `--out=${driftFolder}`],
      { capture: true },
    );
    return { code: output.includes('No schema changes') ? 0 : 1, output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function lockFile() {
  const missing = missingFromLock();
  const output = `Missing from package-lock.json: ${missing.join(', ')}. Run "node scripts/complete-lock.mjs".`;
  return { code: missing.length > 0 ? 1 : 0, output };
}

/** Incremental, and with one checker, because a second one would repeat work on the types that both need. */
const TYPES = [
  '--noEmit',
  '--incremental',
  '--checkers',
  '1',
  '--tsBuildInfoFile',
  'node_modules/.cache/types.tsbuildinfo',
];

export const checks = [
  { name: 'lock file', run: lockFile },
  { name: 'types', run: () => runBin('tsc', TYPES, { capture: true }) },
  {
    name: 'format and lint',
    run: () => runBin('biome', ['check', '--diagnostic-level=warn', '.'], { capture: true }),
  },
  // Includes ignored files, because generated code has the only use of some exports.
  { name: 'unused code', run: () => runBin('knip', ['--no-gitignore'], { capture: true }) },
  { name: 'database schema', run: schemaDrift },
];

async function runCheck({ name, run }) {
  const started = performance.now();
  const { code, output } = await run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output);
  return { name, isGood: code === 0 };
}

export async function runChecks() {
  const outcomes = await Promise.all(checks.map(runCheck));
  return outcomes.filter(({ isGood }) => !isGood).map(({ name }) => name);
}
