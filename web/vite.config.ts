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

/** What stands on the screen that most customers open first. */
const LANDING = ['app/signed-in-app.tsx', 'features/licenses/manage-page.tsx'].map(ours);

type ModuleGraph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Our modules that the landing screen imports. What they need of packages goes with them. */
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

/** One file for the landing screen: of fifty small ones most wait for a connection, and pack less well. */
function landingName(): Rolldown.CodeSplittingNameFunction {
  let landing: ReadonlySet<string> | null = null;
  return (id, graph) => {
    landing ??= ofLanding(graph);
    return landing.has(id) ? 'landing' : null;
  };
}

/** Tells the page where that file and its styles are, for `early/landing-preload.js`. */
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

/** What must run before the first paint stands in the page itself, without its comments: to fetch it would hold that up. */
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

// biome-ignore lint/style/noDefaultExport: Vite reads the default export
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), earlyScripts, landingAddress],
  // RxJS, which Apollo Client needs, as it was written: by default its classes come rewritten for ES5.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  // The gateway puts a fresh nonce in its place with every page.
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
          // The page itself comes first, and by itself: whoever is not signed in needs no more.
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
