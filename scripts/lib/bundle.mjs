import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

export const servers = ['gateway', 'vendor-api', 'sandbox'];

const commands = { 'vendor-api': ['reconcile'] };

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

export function copyRunFiles(part, outFolder) {
  if (part !== 'vendor-api') return;
  const target = join(outFolder, part, 'migrations');
  rmSync(target, { recursive: true, force: true });
  const source = join(root, 'vendor-api/db/migrations');
  if (existsSync(source)) cpSync(source, target, { recursive: true });
}
