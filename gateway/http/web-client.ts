import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, resolve, sep } from 'node:path';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { GatewayEnv } from '../env';
import { sendError } from './request-facts';
import { pagePolicy, playgroundPolicy } from './security-headers';

/** Placeholder for the policy's nonce, which Vite's `html.cspNonce` puts into the built page. */
const NONCE_MARK = '{{csp-nonce}}';

export function webClient(env: GatewayEnv): Router {
  const root = resolve(env.WEB_ROOT);
  const router = Router();
  const page = servePage(env, join(root, 'index.html'));
  router.get(['/', '/index.html'], page);
  router.use(staticFiles(root));
  router.use((request, response, next) => (isNavigation(request) ? page(request, response, next) : next()));
  return router;
}

function servePage(env: GatewayEnv, file: string): RequestHandler {
  const html = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const scripts = inlineScripts(html ?? '');
  return (_request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    if (html === null) return sendError(response, 503, 'NOT_BUILT', 'The web client has not been built.');
    const nonce = html.includes(NONCE_MARK) ? randomBytes(16).toString('base64') : null;
    response.setHeader('Content-Security-Policy', pagePolicy(env, nonce, scripts));
    response.type('html').end(nonce === null ? html : html.replaceAll(NONCE_MARK, nonce));
  };
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => {
    // Browsers normalize line breaks before hashing.
    const text = script.replaceAll('\r\n', '\n');
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
}

/** Checks for navigation: for an address like a file's, the request must accept HTML by name, as browsers do. */
function isNavigation(request: Request): boolean {
  const looksLikeFile = /\.[a-z0-9]+$/i.test(request.path);
  const asksForPage =
    /\btext\/html\b/.test(request.get('accept') ?? '') && !request.path.startsWith('/assets/');
  const isPage = !looksLikeFile || asksForPage;
  return (
    (request.method === 'GET' || request.method === 'HEAD') && isPage && request.accepts('html') === 'html'
  );
}

export function playground({ PLAYGROUND, PLAYGROUND_ROOT }: GatewayEnv): Router {
  const router = Router();
  if (!PLAYGROUND) return router;
  const root = resolve(PLAYGROUND_ROOT);
  const file = join(root, 'index.html');
  const html = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const policy = playgroundPolicy();
  router.get('/playground', (_request, response) => {
    if (html === null) return sendError(response, 503, 'NOT_BUILT', 'The playground has not been built.');
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Cache-Control', 'no-store');
    response.type('html').end(html);
  });
  router.use('/playground', staticFiles(root));
  return router;
}

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

/** Serves files found at startup; no request path reaches the file system. Hashed `assets` are immutable. */
function staticFiles(root: string): RequestHandler {
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
