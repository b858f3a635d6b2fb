import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Instruction } from './dockerfile';

/** Folder that represents an image's file system, with the state its instructions leave. */
export interface Image {
  folder: string;
  workdir: string;
  env: Record<string, string>;
  user: string;
  command: string[];
}

export interface BuildContext {
  source: string;
  imageFolder: (stage: string) => string;
}

function ignoredBy(source: string): (path: string) => boolean {
  const names = readFileSync(join(source, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  return (path) => {
    const inside = relative(source, path);
    return names.some((name) =>
      name.startsWith('*')
        ? inside.endsWith(name.slice(1))
        : inside === name || inside.startsWith(`${name}/`),
    );
  };
}

function copy(image: Image, value: string, context: BuildContext): void {
  const [first = '', ...others] = value.split(' ');
  const from = /^--from=(\S+)$/.exec(first)?.[1];
  const parts = from === undefined ? [first, ...others] : others;
  const target = parts.at(-1) ?? '.';
  const root = from === undefined ? context.source : context.imageFolder(from);
  const isIgnored = from === undefined ? ignoredBy(context.source) : () => false;
  for (const part of parts.slice(0, -1)) {
    const isIntoFolder = target.endsWith('/') && part !== '.';
    const to = join(image.folder, image.workdir, target, isIntoFolder ? basename(part) : '');
    cpSync(join(root, part), to, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !isIgnored(path),
    });
  }
}

/** Runs a RUN line, with absolute paths moved into the image's folder. */
function run(image: Image, command: string): void {
  const inFolder = command.replaceAll(/(?<= )\/(?=[a-z])/g, `${image.folder}/`).replaceAll(/-[og] node/g, '');
  execFileSync('/bin/sh', ['-c', inFolder], {
    cwd: join(image.folder, image.workdir),
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...image.env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

function apply(image: Image, { keyword, value }: Instruction, context: BuildContext): void {
  if (keyword === 'WORKDIR') {
    image.workdir = value;
    mkdirSync(join(image.folder, value), { recursive: true });
  }
  if (keyword === 'COPY') copy(image, value, context);
  if (keyword === 'RUN') run(image, value);
  if (keyword === 'ENV') {
    const [name = '', setting = ''] = value.split('=');
    image.env[name] = setting;
  }
  if (keyword === 'USER') image.user = value;
  if (keyword === 'CMD') image.command = JSON.parse(value);
}

/** Runs the instructions of a later stage in the image's folder. */
export function extendImage(base: Image, instructions: Instruction[], context: BuildContext): Image {
  const image = { ...base, env: { ...base.env } };
  for (const instruction of instructions) apply(image, instruction, context);
  return image;
}

/** Runs a stage's instructions in an empty folder, like the layer of a container engine. */
export function buildImage(folder: string, instructions: Instruction[], context: BuildContext): Image {
  if (existsSync(folder)) throw new Error(`${folder} is not empty.`);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return extendImage({ folder, workdir: '/', env: {}, user: 'root', command: [] }, instructions, context);
}
