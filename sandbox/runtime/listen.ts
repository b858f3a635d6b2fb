import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export class PortTakenError extends Error {
  constructor(
    readonly port: number,
    purpose: string,
  ) {
    super(`Port ${port} (${purpose}) is in use. Stop the other program or set another port.`);
    this.name = 'PortTakenError';
  }
}

export interface Listening {
  readonly port: number;
  readonly url: string;
  close(): Promise<void>;
}

export async function listenHttp(
  handler: RequestListener,
  host: string,
  port: number,
  purpose: string,
): Promise<Listening> {
  // Who asks may be held up for longer than an idle connection is usually kept.
  const server: Server = createServer({ keepAliveTimeout: 60_000 }, handler);
  await listening(server, host, port, purpose);
  // A server that is listening on TCP has an AddressInfo; the union covers pipes.
  const { port: actual } = server.address() as AddressInfo;
  return {
    port: actual,
    url: `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${actual}`,
    close: () => closeServer(server),
  };
}

async function listening(server: Server, host: string, port: number, purpose: string): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw isPortTaken(error) ? new PortTakenError(port, purpose) : error;
  }
}

export const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const impatience = setTimeout(() => server.closeAllConnections(), 2000);
  await closed;
  clearTimeout(impatience);
}
