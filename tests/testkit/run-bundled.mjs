import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';

// Runs a TypeScript program as one bundle, which Node loads three times faster than its modules.

/** Makes code find files next to its source. */
const ownAddresses = {
  name: 'own-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\/(domain|gateway|vendor-api|sandbox|tests)\/.*\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const contents = source
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
      return { contents, loader: 'ts' };
    });
  },
};

const folder = resolve('node_modules/.cache/bundled');
mkdirSync(folder, { recursive: true });
const outfile = join(folder, `${randomUUID()}.mjs`);
await build({
  entryPoints: [resolve(process.argv[2])],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: 'inline',
  loader: { '.graphql': 'text' },
  logLevel: 'warning',
  plugins: [ownAddresses],
});
await stop();
try {
  await import(pathToFileURL(outfile).href);
} finally {
  rmSync(outfile);
}
