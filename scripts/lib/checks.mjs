import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { runBin } from './run.mjs';

async function schemaDrift() {
  const folder = mkdtempSync(join(tmpdir(), 'schema-drift-'));
  try {
    const migrations = join(folder, 'migrations');
    cpSync(join(root, 'vendor-api/db/migrations'), migrations, { recursive: true });
    const before = readdirSync(migrations).length;
    const { code, output } = await runBin(
      'drizzle-kit',
      ['generate', '--dialect=postgresql', '--schema=./vendor-api/db/schema', `--out=${migrations}`],
      { capture: true },
    );
    if (code !== 0) return { code, output };
    const isCurrent = readdirSync(migrations).length === before;
    return isCurrent
      ? { code: 0, output }
      : { code: 1, output: 'The database schema changed without a migration.' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What must hold before any test runs, quickest first. */
export const checks = [
  { name: 'types', run: () => runBin('tsc', ['--noEmit'], { capture: true }) },
  {
    name: 'format and lint',
    run: () => runBin('biome', ['check', '--diagnostic-level=warn', '.'], { capture: true }),
  },
  { name: 'unused code', run: () => runBin('knip', [], { capture: true }) },
  {
    name: 'generated code',
    run: () => runBin('graphql-codegen', ['--config', 'codegen.ts', '--check'], { capture: true }),
  },
  { name: 'database schema', run: schemaDrift },
];

/** Runs all checks and prints one line each, with the findings of those that fail. Settles with the failed names. */
export async function runChecks() {
  const failed = [];
  for (const check of checks) {
    const started = performance.now();
    const { code, output } = await check.run();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${check.name} (${seconds} s)`);
    if (code === 0) continue;
    failed.push(check.name);
    console.log(output);
  }
  return failed;
}
