import { createServer, type Server } from 'node:http';
import type { Express } from 'express';
import { HEADERS_MS } from './http/receive-timeout';

interface Address {
  readonly port: number;
  readonly host: string;
}

export class ListenError extends Error {}

/** Checks connections every second; with Node's default of 30 s, the other limits would apply late. */
export function createHttpServer(app: Express): Server {
  return createServer(
    {
      maxHeaderSize: 16_384,
      headersTimeout: HEADERS_MS,
      // Time for the slowest upload of the largest photo; other bodies have less (`receiveTimeout`).
      requestTimeout: 65_000,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 5_000,
    },
    app,
  );
}

export function listen(server: Server, { port, host }: Address): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new ListenError(problem(error, port, host))),
    );
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function problem(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use. Stop what uses it, or set PORT to another one.`;
  return `Cannot listen on HOST ${host}, PORT ${port}: ${error.code ?? error.message}`;
}
