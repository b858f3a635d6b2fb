import { once } from 'node:events';
import { createServer } from 'node:http';

/** A foreign site on this machine: an empty page under any host name. */
export interface AttackSite {
  readonly port: number;
  stop(): Promise<void>;
}

export async function startAttackSite(): Promise<AttackSite> {
  const server = createServer((_request, response) => {
    // Sets no restrictions on the attacker.
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
