import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|html|svg|json|txt|map|webmanifest)$/;
const worthwhileBytes = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compressFile(path) {
  const bytes = readFileSync(path);
  if (bytes.length < worthwhileBytes) return;
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    gzipped(bytes, { level: 9 }),
  ]);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
}

/** Writes `x.br` and `x.gz` beside every text file of a folder: served as they are, compressed once. */
export async function precompress(folder) {
  const names = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => compressible.test(path) && !path.endsWith('.map') && statSync(path).isFile());
  await Promise.all(names.map(compressFile));
}
