import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './build-lock.mjs';
import { root } from './paths.mjs';
import { runBin } from './run.mjs';
import { contentStamp, isFresh, writeStamp } from './stamp.mjs';

const GENERATORS = [
  'codegen.ts',
  ...['documents', 'early-texts', 'hooks'].map((name) => `scripts/codegen-${name}.cjs`),
];
const ONE_OF_ALL = join(root, 'web/schema.generated.ts');
const stampFile = join(root, 'dist/.stamps/generated-code');

function operations() {
  return readdirSync(join(root, 'web'), { recursive: true })
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => join('web', name))
    .sort();
}

/**
 * Generates types, documents and hooks if the schema or an operation has changed. They take seconds and
 * follow from reviewed sources, so they are not in the repository.
 */
export async function generateCode() {
  const stamp = contentStamp([...GENERATORS, 'schema', ...operations(), 'package-lock.json']);
  if (existsSync(ONE_OF_ALL) && isFresh(stampFile, stamp)) return;
  const { code, output } = await runBin('graphql-codegen', ['--config', 'codegen.ts'], { capture: true });
  if (code !== 0) throw new Error(`The generated code could not be made:\n${output}`);
  writeStamp(stampFile, stamp);
}

/** Runs before tests, because a single test may run in a clone where nothing was built. */
export function setup() {
  return withLock(join(root, 'dist/.build-lock'), generateCode);
}
