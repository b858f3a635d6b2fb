import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { bundleOptions, servers } from '../../scripts/lib/bundle.mjs';
import { repository } from '../testkit/child';

const manifest = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')));

/** Returns the package of an import: `@scope/name` or `name`. */
const packageOf = (path: string) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;

async function packagesOf(part: string): Promise<string[]> {
  const { metafile } = await build({ ...bundleOptions(part, 'dist'), write: false, metafile: true });
  const imports = Object.values(metafile?.outputs ?? {}).flatMap((output) => output.imports);
  return imports
    .filter(({ external, path }) => external && !path.startsWith('node:'))
    .map(({ path }) => packageOf(path));
}

it('an image without development packages holds every package that a program loads, and no other', async () => {
  const loaded = new Set((await Promise.all(servers.map(packagesOf))).flat());
  // Fonts are read as files.
  const installed = Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@fontsource'));
  expect([...loaded].toSorted()).toEqual(installed.toSorted());
});
