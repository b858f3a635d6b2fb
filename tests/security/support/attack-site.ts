import { once } from 'node:events';
import { createServer } from 'node:http';

/** A site of somebody else on this machine: an empty page, reached under any name that leads here. */
export interface AttackSite {
  readonly port: number;
  stop(): Promise<void>;
}

export async function startAttackSite(): Promise<AttackSite> {
  const server = createServer((_request, response) => {
    // Nothing of its own stands in the attacker's way.
    response.setHeader('content-type', 'text/html');
    response.setHeader('referrer-policy', 'unsafe-url');
    response.end('<!doctype html><title>A site of somebody else</title>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: address !== null && typeof address === 'object' ? address.port : 0,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
