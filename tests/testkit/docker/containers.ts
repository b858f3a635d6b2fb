import { execFile } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Child, repository, runProgram } from '../child';
import { createDatabase } from '../postgres';
import { readCompose } from './compose';
import { type Built, type Copy, placeCopies } from './copies';
import { parseDockerfile, stageOf } from './dockerfile';
import { buildImage, extendImage, type Image } from './image';

const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const runFile = promisify(execFile);

export interface Containers {
  imageFolder: string;
  users: Record<Built, string>;
  addressesOf: (service: Built) => string[];
  unhealthy: () => Promise<Built[]>;
  close: () => Promise<void>;
}

/** Builds the Dockerfile; the stages of the three programs share one runtime folder. */
function buildImages(folder: string): Record<Built, Image> {
  const stages = parseDockerfile(readFileSync(join(repository, 'Dockerfile'), 'utf8'));
  const context = { source: repository, imageFolder: (stage: string) => join(folder, stage) };
  buildImage(join(folder, 'build'), stageOf(stages, 'build').instructions, context);
  const runtime = buildImage(join(folder, 'runtime'), stageOf(stages, 'runtime').instructions, context);
  const image = (name: Built) => extendImage(runtime, stageOf(stages, name).instructions, context);
  return { gateway: image('gateway'), vendor: image('vendor'), sandbox: image('sandbox') };
}

async function startCopy(copy: Copy, image: Image): Promise<Child> {
  const [, ...args] = image.command;
  const child = runProgram(args, {
    cwd: join(image.folder, image.workdir),
    env: { PATH: process.env['PATH'] ?? '', ...image.env, ...copy.env },
    ...(isRoot ? { uid: nobody, gid: nobody } : {}),
  });
  await child.ready;
  return child;
}

async function isHealthy({ healthcheck: [command = '', ...args] }: Copy): Promise<boolean> {
  return runFile(command, args).then(
    () => true,
    () => false,
  );
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'containers-'));
  chmodSync(folder, 0o755);
  return folder;
}

function writableFolder(path: string): string {
  mkdirSync(path, { recursive: true });
  if (isRoot) chownSync(path, nobody, nobody);
  return path;
}

/** Builds the images and starts the compose file's services without an engine, on an empty database. */
export async function startContainers(counts: Record<Built, number>): Promise<Containers> {
  const folder = emptyFolder();
  const images = buildImages(folder);
  const database = await createDatabase();
  const { services } = readCompose();
  const copies = await placeCopies(services, counts, {
    'postgres://portal@postgres:5432/portal': database.url,
    '/data': writableFolder(join(folder, 'data')),
  });
  const children: Child[] = [];
  for (const service of ['sandbox', 'vendor', 'gateway'] as const) {
    const same = copies.filter((copy) => copy.service === service);
    children.push(...(await Promise.all(same.map((copy) => startCopy(copy, images[service])))));
  }
  return {
    imageFolder: join(folder, 'runtime'),
    users: { gateway: images.gateway.user, vendor: images.vendor.user, sandbox: images.sandbox.user },
    addressesOf: (service) => copies.filter((copy) => copy.service === service).map(({ address }) => address),
    unhealthy: async () => {
      const healthy = await Promise.all(copies.map(isHealthy));
      return copies.filter((_, index) => healthy[index] === false).map(({ service }) => service);
    },
    close: async () => {
      for (const child of children.toReversed()) await child.end('SIGTERM');
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
