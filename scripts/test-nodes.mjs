import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const VERSIONS = ['20.19.0', '22', '24'];

const failed = [];
for (const version of VERSIONS) {
  const folder = join(root, 'dist/nodes', version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const name = `node-${process.platform}-${process.arch}`;
  const install = ['install', '--ignore-scripts', '--no-save', `${name}@${version}`];
  const installed = await run('npm', install, { cwd: folder });
  const bin = join(folder, 'node_modules', name, 'bin');
  const env = { PATH: `${bin}${delimiter}${process.env.PATH}` };
  const node = join(bin, 'node');
  const { code } =
    installed.code === 0 ? await run(node, [join(root, 'scripts/validate.mjs')], { env }) : installed;
  console.log(`Node ${version}: ${code === 0 ? 'all holds' : 'FAILED'}.`);
  if (code !== 0) failed.push(version);
}
process.exit(failed.length === 0 ? 0 : 1);
