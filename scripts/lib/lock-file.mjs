import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const file = join(root, 'package-lock.json');
const systems = ['android', 'darwin', 'linux', 'win32', 'freebsd', 'openharmony'];
const processors = ['arm64', 'x64', 'arm', 'riscv64', 's390x', 'ppc64', 'ia32', 'loong64'];

function libcOf(words) {
  if (words.some((word) => word.startsWith('musl'))) return ['musl'];
  return words.some((word) => word.startsWith('gnu')) ? ['glibc'] : undefined;
}

/** Reads the platform from a package name such as `@scope/tool-linux-x64-musl`. */
function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  return os === undefined || cpu === undefined
    ? undefined
    : { os, cpu, libc: os === 'linux' ? libcOf(words) : undefined };
}

function missingOf(packages) {
  return Object.entries(packages).flatMap(([path, parent]) =>
    Object.entries(parent.optionalDependencies ?? {})
      .filter(([name]) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`])
      .map(([name, version]) => ({ name, version, parent, platform: platformOf(name) }))
      .filter(({ platform }) => platform !== undefined),
  );
}

/** npm omits packages of other platforms that it could not look up; `npm ci` then refuses the lock file. */
export function missingFromLock() {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  return missingOf(packages).map(({ name }) => name);
}

export function completeLock() {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingOf(lock.packages);
  for (const { name, version, parent, platform } of missing) {
    const { os, cpu, libc } = platform;
    lock.packages[`node_modules/${name}`] = {
      version,
      cpu: [cpu],
      ...(parent.dev && { dev: true }),
      ...(libc && { libc }),
      license: parent.license,
      optional: true,
      os: [os],
      ...(parent.engines && { engines: parent.engines }),
    };
  }
  const byPath = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(byPath) }, null, 2)}\n`);
  return missing.map(({ name }) => name);
}
