import { cpSync, existsSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
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

/** Files that programs read next to their bundle. */
const runFiles = {
  'vendor-api': ['db/migrations', 'account/pages/page.css', 'upgrade-pages/upgrade.css'],
  sandbox: ['mail/mail.css'],
};

export function copyRunFiles(part, outFolder) {
  for (const file of runFiles[part] ?? []) {
    const target = join(outFolder, part, basename(file));
    rmSync(target, { recursive: true, force: true });
    const source = join(root, part, file);
    if (existsSync(source)) cpSync(source, target, { recursive: true });
  }
}
