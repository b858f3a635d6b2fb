import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { createServer } from 'node:tls';
import { listenLocally } from '#tests/testkit/local-server';

const read = (name: string) => readFileSync(new URL(`./tls/${name}`, import.meta.url));

/** Terminates TLS with a self-signed certificate in front of a local port. */
export async function startTlsFront(port: number): Promise<{ readonly port: number; close(): void }> {
  const server = createServer({ key: read('key.pem'), cert: read('cert.pem') }, (client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
    client.pipe(upstream).pipe(client);
  });
  const front = await listenLocally(server);
  return { port: front.port, close: () => void server.close() };
}
