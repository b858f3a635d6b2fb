import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Server as TcpServer } from 'node:net';

export class PortTakenError extends Error {
  constructor(
    readonly port: number,
    purpose: string,
  ) {
    super(`Port ${port} (${purpose}) is in use. Stop the other program or set another port.`);
    this.name = 'PortTakenError';
  }
}

function listenProblem(error: unknown, host: string, port: number, purpose: string): Error {
  if (!(error instanceof Error) || !('code' in error)) return new Error(String(error), { cause: error });
  if (error.code === 'EADDRINUSE') return new PortTakenError(port, purpose);
  return new Error(`Cannot listen on HOST ${host}, port ${port} (${purpose}): ${error.code}`, {
    cause: error,
  });
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
  // Callers may pause for longer than idle connections are usually kept.
  const server: Server = createServer({ keepAliveTimeout: 60_000 }, handler);
  const actual = await listening(server.listen(port, host), host, port, purpose);
  return {
    port: actual,
    url: `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${actual}`,
    close: () => closeServer(server),
  };
}

/** Waits for a server that was told to listen. @returns the port that it got */
export async function listening(
  server: TcpServer,
  host: string,
  port: number,
  purpose: string,
): Promise<number> {
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenProblem(error, host, port, purpose);
  }
  // A server that listens on TCP has an AddressInfo; the union covers pipes.
  return (server.address() as AddressInfo).port;
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const impatience = setTimeout(() => server.closeAllConnections(), 2000);
  await closed;
  clearTimeout(impatience);
}
