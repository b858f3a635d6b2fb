import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { run, runBin } from './lib/run.mjs';

/** Breaks rules and lists those no test misses: `rules`, `orders` or `patches`, with StrykerJS options. */
const [part, ...rest] = process.argv.slice(2);
const tree = join(root, 'dist/mutants/tree');

async function breakEach(name, options) {
  return (await runBin('stryker', ['run', `tests/mutants/${name}.json`, ...options])).code === 0;
}

/** Copies the last commit, so that the working tree is never broken. */
async function freshTree() {
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  const archive = join(root, 'dist/mutants/tree.tar');
  await run('git', ['archive', '--output', archive, 'HEAD']);
  await run('tar', ['-xf', archive, '-C', tree]);
  rmSync(archive);
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
}

function runTests(tests) {
  return runBin('vitest', ['run', '--bail=1', ...tests], { cwd: tree, capture: true });
}

async function isNoticed({ file, from, to, tests }) {
  const path = join(tree, file);
  const sound = readFileSync(path, 'utf8');
  if (sound.split(from).length !== 2) throw new Error(`The patch of ${file} does not fit any more.`);
  writeFileSync(
    path,
    sound.replace(from, () => to),
  );
  const { code } = await runTests(tests);
  writeFileSync(path, sound);
  return code !== 0;
}

async function applyPatches(numbers) {
  const all = JSON.parse(readFileSync(join(root, 'tests/mutants/patches.json'), 'utf8'));
  const chosen = [...all.entries()].filter(
    ([index]) => numbers.length === 0 || numbers.includes(String(index)),
  );
  await freshTree();
  const sound = await runTests([...new Set(chosen.flatMap(([, { tests }]) => tests))]);
  if (sound.code !== 0) {
    console.log(`The tests are red before anything is broken:\n${sound.output}`);
    return false;
  }
  const unnoticed = [];
  for (const [index, patch] of chosen) {
    const noticed = await isNoticed(patch);
    console.log(`${noticed ? 'noticed  ' : 'UNNOTICED'} ${index} ${patch.rule}`);
    if (!noticed) unnoticed.push(patch.rule);
  }
  console.log(`${unnoticed.length} of the broken rules went unnoticed.`);
  return unnoticed.length === 0;
}

const PARTS = {
  rules: (options) => breakEach('rules', options),
  orders: (options) => breakEach('orders', options),
  patches: applyPatches,
};

const chosen = Object.keys(PARTS).filter((name) => part === undefined || part === name);
if (chosen.length === 0) throw new Error(`Choose one of ${Object.keys(PARTS).join(', ')}.`);
const results = [];
for (const name of chosen) results.push(await PARTS[name](rest));
process.exit(results.every(Boolean) ? 0 : 1);
