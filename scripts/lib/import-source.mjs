import { build } from 'esbuild';
import { root } from './paths.mjs';

/** Imports a TypeScript module without package imports, so that scripts can share code with the programs. */
export async function importSource(path) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [path],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
  });
  const source = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${source}`);
}
