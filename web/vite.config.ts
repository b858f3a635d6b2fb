import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defineConfig,
  type IndexHtmlTransformHook,
  type Plugin,
  type Rolldown,
} from 'vite';
import { routes } from './app/paths';
import { chunkGroups } from './chunk-groups';

const GATEWAY = 'http://localhost:4000';
const GATEWAY_PATHS = [
  '/graphql',
  '/receipts',
  '/profile-image',
  '/upload',
  '/payment-sandbox',
  '/captcha-sandbox',
  '/healthz',
  '/readyz',
  '/playground',
];

const ours = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Modules of the screen that most customers open first. */
const LANDING = ['app/signed-in-app.tsx', 'features/licenses/manage-page.tsx'].map(ours);

/** The other screens of the navigation, whose files are requested with the document (decision 0038). */
const NAVIGATION: Record<string, string> = {
  [routes.buy]: 'features/store/buy-page.tsx',
  [routes.billing]: 'features/billing/billing-page.tsx',
  [routes.profile]: 'features/account/profile-page.tsx',
};

const transformHtml = (name: string, handler: IndexHtmlTransformHook): Plugin => ({
  name,
  transformIndexHtml: { order: 'post', handler },
});

/** Returns the script and styles of a chunk and of its static imports. */
function filesOf(bundle: Rolldown.OutputBundle, name: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const imported of chunk.imports) filesOf(bundle, imported, found);
  return found;
}

/** Tells `early/preload-screen.js` the files of the landing screen, and those that other screens add. */
const screenFiles = transformHtml('screen-files', (html, { bundle = {} }) => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const filesOfFirst = (isIt: (chunk: Rolldown.OutputChunk) => boolean) =>
    filesOf(bundle, chunks.find(isIt)?.fileName ?? '');
  const atFirst = filesOfFirst(({ isEntry }) => isEntry);
  const landing = filesOfFirst(({ name }) => name === 'landing');
  const added = Object.entries(NAVIGATION).map(([path, page]) => {
    const files = filesOfFirst(({ facadeModuleId }) => facadeModuleId === ours(page));
    return [path, [...files].filter((file) => !landing.has(file))];
  });
  const files = { '': [...landing].filter((file) => !atFirst.has(file)), ...Object.fromEntries(added) };
  return html.replace('data-files="{}"', `data-files='${JSON.stringify(files)}'`);
});

/** Inlines the scripts that run before the first paint, without comments: fetching would delay it. */
const earlyScripts: Plugin = {
  name: 'early-scripts',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace(/ src="\/(early\/[\w-]+\.js)"([^>]*>)/g, (_match, path: string, rest: string) => {
        const script = readFileSync(ours(path), 'utf8').replaceAll(/^\s*\/\/.*\n/gm, '');
        return `${rest}\n${script}`;
      }),
  },
};

/** Class names of the style modules, once they are bundled. */
const classNames = new Map<string, Record<string, string>>();

const NO_SCRIPT = 'JavaScript is turned off in this browser, but your account needs it.';

/** The header and text of `StartingScreen` before any script is there, as in `EntryFrame`, so that nothing moves. */
const firstPaint = transformHtml('first-paint', (html) => {
  const [header, logo, entry] = ['app/shell/header', 'ui/logo', 'app/entry/entry'].map((path) =>
    classNames.get(ours(`${path}.module.css`)),
  );
  if (!header || !logo || !entry) return html;
  const mark = `<span class="${logo['mark']}" aria-hidden="true"></span>`;
  const home = `<span class="${header['home']}"><span class="${logo['logo']}">${mark}Account</span></span>`;
  const bar = `<header class="${header['header']}" data-paper="off"><div class="${header['bar']}">${home}</div></header>`;
  const text = `<p class="${entry['waiting']}">Opening your account…</p>`;
  const main = `<main class="${entry['centre']}"><noscript>${NO_SCRIPT}</noscript>${text}</main>`;
  return html.replace('<div id="root"></div>', `<div id="root">${bar}${main}</div>`);
});

// biome-ignore lint/style/noDefaultExport: Vite reads the default export
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), earlyScripts, screenFiles, firstPaint],
  css: { modules: { getJSON: (file, names) => void classNames.set(file, names) } },
  // RxJS, which Apollo Client needs, in its modern form: by default its classes come compiled to ES5.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  // The gateway replaces this with a fresh nonce per page.
  html: { cspNonce: '{{csp-nonce}}' },
  build: {
    outDir: fileURLToPath(new URL('../dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.md' },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups(LANDING, ours('app/screens.ts')) },
      },
    },
  },
  server: { proxy: Object.fromEntries(GATEWAY_PATHS.map((path) => [path, GATEWAY])) },
});
