import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const VERSIONS = ['20.19.0', '22', '24'];
const PACKAGE = `node-${process.platform}-${process.arch}`;

/** Installs a Node from its npm package and returns its `bin` folder. */
async function fetchNode(version, folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const install = ['install', '--ignore-scripts', '--no-save', `${PACKAGE}@${version}`];
  const { code } = await run('npm', install, { cwd: folder });
  return code === 0 ? join(folder, 'node_modules', PACKAGE, 'bin') : undefined;
}

/** Checks that a fresh install prints no warnings, except those about settings of this machine's npm. */
async function installsSilently(folder, env) {
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json', '.npmrc'])
    copyFileSync(join(root, name), join(folder, name));
  const { code, output } = await run('npm', ['ci'], { cwd: folder, env, capture: true });
  rmSync(folder, { recursive: true, force: true });
  const said = output.split('\n').filter((line) => /^npm (warn|error|notice)/i.test(line));
  const complaints = said.filter((line) => !/Unknown (user|global|env) config/.test(line));
  for (const line of complaints) console.log(line);
  return code === 0 && complaints.length === 0;
}

async function allHolds(version) {
  const folder = join(root, 'dist/nodes', version);
  const bin = await fetchNode(version, folder);
  if (bin === undefined) return false;
  const env = { PATH: `${bin}${delimiter}${process.env.PATH}` };
  const isSilent = await installsSilently(join(folder, 'install'), env);
  const { code } = await run(join(bin, 'node'), [join(root, 'scripts/validate.mjs')], { env });
  return isSilent && code === 0;
}

const failed = [];
for (const version of VERSIONS) {
  const isGood = await allHolds(version);
  console.log(`Node ${version}: ${isGood ? 'all holds' : 'FAILED'}.`);
  if (!isGood) failed.push(version);
}
process.exit(failed.length === 0 ? 0 : 1);
