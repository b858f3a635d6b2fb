import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './folder-lock.mjs';
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
 * Makes the types of resolvers and client, the documents and the hooks, when the schema or an operation has changed since.
 * They take seconds and follow from what is read in review, so that they are not in the repository.
 */
export async function generateCode() {
  const stamp = contentStamp([...GENERATORS, 'schema', ...operations(), 'package-lock.json']);
  if (existsSync(ONE_OF_ALL) && isFresh(stampFile, stamp)) return;
  const { code, output } = await runBin('graphql-codegen', ['--config', 'codegen.ts'], { capture: true });
  if (code !== 0) throw new Error(`The generated code could not be made:\n${output}`);
  writeStamp(stampFile, stamp);
}

/** Before tests, which may be run one by one in a clone where nothing was built. */
export function setup() {
  return withLock(join(root, 'dist/.lock'), generateCode);
}
