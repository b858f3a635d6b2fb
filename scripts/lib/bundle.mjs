import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** The programs that run on a server, each bundled from its `main.ts`. */
export const servers = ['gateway', 'vendor-api', 'sandbox'];

// What else is run on a server, beside the program it is part of.
const commands = { 'vendor-api': ['reconcile'] };

/** How esbuild bundles one server program and its commands: our code in one file each, packages left to node_modules. */
export function bundleOptions(part, outFolder) {
  return {
    absWorkingDir: root,
    entryPoints: ['main', ...(commands[part] ?? [])].map((name) => `${part}/${name}.ts`),
    outdir: join(outFolder, part),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    loader: { '.graphql': 'text' },
    logLevel: 'warning',
  };
}

/** Files that a program reads at run time lie beside its bundle, as they lie beside its source. */
export function copyRunFiles(part, outFolder) {
  if (part !== 'vendor-api') return;
  const target = join(outFolder, part, 'migrations');
  rmSync(target, { recursive: true, force: true });
  const source = join(root, 'vendor-api/db/migrations');
  if (existsSync(source)) cpSync(source, target, { recursive: true });
}
