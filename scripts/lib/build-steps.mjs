import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { withLock } from './build-lock.mjs';
import { bundleOptions, copyRunFiles, servers } from './bundle.mjs';
import { generateCode } from './generated-code.mjs';
import { root } from './paths.mjs';
import { contentStamp, isFresh, writeStamp } from './stamp.mjs';

const dist = join(root, 'dist');
const always = ['package-lock.json', 'tsconfig.json', 'scripts/lib'];

function serverStep(part) {
  return {
    name: part,
    inputs: [part, 'domain', 'schema', ...always],
    output: join(dist, part, 'main.js'),
    async build() {
      const { build } = await import('esbuild');
      await build(bundleOptions(part, dist));
      copyRunFiles(part, dist);
    },
  };
}

const webStep = {
  name: 'web',
  inputs: ['web', 'domain', ...always],
  output: join(dist, 'web/index.html'),
  async build() {
    const { build } = await import('vite');
    await build({ configFile: join(root, 'web/vite.config.ts'), logLevel: 'warn' });
    await precompress(join(dist, 'web'));
  },
};

const playgroundStep = {
  name: 'playground',
  inputs: ['gateway/playground', ...always],
  output: join(dist, 'playground'),
  async build() {
    const { buildPlayground } = await import(pathToFileURL(join(root, 'gateway/playground/build.mjs')).href);
    await buildPlayground(join(dist, 'playground'));
    await precompress(join(dist, 'playground'));
  },
};

function stampFile(step) {
  return join(dist, '.stamps', step.name);
}

async function buildOne(step) {
  const stamp = contentStamp(step.inputs);
  if (existsSync(step.output) && isFresh(stampFile(step), stamp)) return false;
  await step.build();
  writeStamp(stampFile(step), stamp);
  return true;
}

/** Restores NODE_ENV after Vite, which overwrites it; it is our setting and is passed on to the programs. */
async function keepingNodeEnv(work) {
  const { NODE_ENV } = process.env;
  try {
    return await work();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

export class UnknownPart extends Error {}

/** Builds changed parts into `dist/`. @returns names of the steps that had work to do @throws UnknownPart */
export async function buildAll(only = []) {
  const parts = [...servers.map(serverStep), webStep, playgroundStep];
  const unknown = only.find((asked) => !parts.some(({ name }) => name === asked));
  if (unknown !== undefined)
    throw new UnknownPart(`"${unknown}" is none of ${parts.map(({ name }) => name).join(', ')}.`);
  const steps = parts.filter(
    ({ name, inputs }) => existsSync(join(root, inputs[0])) && (only.length === 0 || only.includes(name)),
  );
  const buildSteps = async () => {
    await generateCode();
    const built = await Promise.all(
      steps.map(async (step) => ((await buildOne(step)) ? step.name : undefined)),
    );
    return built.filter((name) => name !== undefined);
  };
  return withLock(join(dist, '.build-lock'), () => keepingNodeEnv(buildSteps));
}

const compressible = /\.(js|css|html|svg|json|txt|map|webmanifest)$/;
const worthwhileBytes = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compressFile(path) {
  const bytes = readFileSync(path);
  if (bytes.length < worthwhileBytes) return;
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    gzipped(bytes, { level: 9 }),
  ]);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
}

async function precompress(folder) {
  const names = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => compressible.test(path) && !path.endsWith('.map') && statSync(path).isFile());
  await Promise.all(names.map(compressFile));
}
