import { existsSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';

interface StaticFile {
  readonly path: string;
  readonly encodings: readonly Encoding[];
}

interface Encoding {
  readonly name: 'br' | 'gzip';
  readonly suffix: '.br' | '.gz';
}

const ENCODINGS: readonly Encoding[] = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

/** Files of the start, found in a table: no path of a request reaches the file system. Hashed `assets` are kept for ever. */
export function staticFiles(root: string): RequestHandler {
  const files = listFiles(root);
  return (request, response, next) => {
    const file = files.get(request.path);
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    sendFile(request, response, file);
  };
}

function listFiles(root: string): Map<string, StaticFile> {
  if (!existsSync(root)) return new Map();
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const all = new Set(paths);
  const isCopy = (path: string) => ENCODINGS.some(({ suffix }) => path.endsWith(suffix));
  return new Map(
    paths
      .filter((path) => !isCopy(path) && !path.endsWith('.map'))
      .map((path) => [
        `/${relative(root, path).split(sep).join('/')}`,
        { path, encodings: ENCODINGS.filter(({ suffix }) => all.has(`${path}${suffix}`)) },
      ]),
  );
}

function sendFile(request: Request, response: Response, file: StaticFile): void {
  const isHashed = request.path.includes('/assets/');
  response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.type(extname(file.path));
  const encoding = pickEncoding(request, file.encodings);
  if (file.encodings.length > 0) response.vary('Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  response.sendFile(`${file.path}${encoding?.suffix ?? ''}`, { cacheControl: false, dotfiles: 'allow' });
}

function pickEncoding(request: Request, offered: readonly Encoding[]): Encoding | undefined {
  return offered.find(({ name }) => request.acceptsEncodings(name) === name);
}
