import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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

// biome-ignore lint/style/noDefaultExport: Vite reads the default export
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  // The gateway puts a fresh nonce in its place with every page.
  html: { cspNonce: '{{csp-nonce}}' },
  build: {
    outDir: fileURLToPath(new URL('../dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.md' },
  },
  server: { proxy: Object.fromEntries(GATEWAY_PATHS.map((path) => [path, GATEWAY])) },
});
