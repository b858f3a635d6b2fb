import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { createServer } from 'node:tls';

const read = (name: string) => readFileSync(new URL(`./tls/${name}`, import.meta.url));

/** Terminates TLS with a self-signed certificate in front of a local port. */
export async function startTlsFront(port: number): Promise<{ readonly port: number; close(): void }> {
  const server = createServer({ key: read('key.pem'), cert: read('cert.pem') }, (client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
    client.pipe(upstream).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on TCP has an AddressInfo; the union covers pipes.
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}
