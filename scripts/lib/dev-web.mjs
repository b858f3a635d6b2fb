import { join } from 'node:path';
import { createServer, loadConfigFromFile } from 'vite';
import { root } from './paths.mjs';

/** Paths that the gateway answers itself; everything else is the web client's. */
const gatewayPaths = [
  '/graphql',
  '/receipts',
  '/playground',
  '/healthz',
  '/readyz',
  '/payment-sandbox',
  '/captcha-sandbox',
];

/** Serves the web client with hot reload on the portal's own address. */
export async function startDevWeb({ host, port, gateway }) {
  const proxy = Object.fromEntries(gatewayPaths.map((path) => [`^${path}(/|$|\\?)`, { target: gateway }]));
  const loaded = await loadConfigFromFile(
    { command: 'serve', mode: 'development' },
    join(root, 'web/vite.config.ts'),
  );
  const server = await createServer({
    ...loaded?.config,
    configFile: false,
    server: { host, port, strictPort: true, proxy },
    logLevel: 'warn',
  });
  await server.listen();
  return server;
}
