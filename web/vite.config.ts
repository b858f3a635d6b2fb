import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin, type Rolldown } from 'vite';

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

type ModuleGraph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

function ofLanding(graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id) || id.includes('node_modules')) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) add(imported);
  };
  for (const id of LANDING) add(id);
  return found;
}

/** One file for the landing screen: fifty small ones wait for connections, and compress less well. */
function landingName(): Rolldown.CodeSplittingNameFunction {
  let landing: ReadonlySet<string> | null = null;
  return (id, graph) => {
    landing ??= ofLanding(graph);
    return landing.has(id) ? 'landing' : null;
  };
}

/** Tells `early/landing-preload.js` where that file and its styles are. */
const landingAddress: Plugin = {
  name: 'landing-address',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const landing = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'landing');
      const [style] = (landing?.type === 'chunk' && landing.viteMetadata?.importedCss) || [];
      if (landing === undefined || style === undefined) return html;
      const addresses = `data-landing="/${landing.fileName}" data-landing-style="/${style}"`;
      return html.replace('data-landing=""', addresses);
    },
  },
};

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
const firstPaint: Plugin = {
  name: 'first-paint',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
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
    },
  },
};

// biome-ignore lint/style/noDefaultExport: Vite reads the default export
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), earlyScripts, landingAddress, firstPaint],
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
        codeSplitting: {
          // The entry has a chunk of its own: signed-out visitors need nothing else.
          groups: [
            { name: 'index', tags: ['$initial'], priority: 1 },
            { name: landingName(), debugName: 'landing' },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(GATEWAY_PATHS.map((path) => [path, GATEWAY])) },
});
