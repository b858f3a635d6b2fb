import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

const ignored = /\.test\.tsx?$|(^|\/)test-[^/]*$|\.DS_Store$/;

function files(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((name) => !ignored.test(name))
    .sort();
}

export function contentStamp(inputs) {
  const hash = createHash('sha256').update(process.version);
  for (const name of inputs.flatMap(files)) {
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(name.startsWith('/') ? name : join(root, name)));
  }
  return hash.digest('hex');
}

export function isFresh(file, stamp) {
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

export function writeStamp(file, stamp) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}
