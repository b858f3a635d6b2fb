import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as TcpServer } from 'node:net';

export class ListenError extends Error {}

/** Starts the server with limits for slow senders. @throws ListenError */
export function listen(app: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer({ connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 }, app);
  server.headersTimeout = 5_000;
  server.requestTimeout = 15_000;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const line =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is already in use: stop the program that uses it, or set PORT to another one.`
          : `Cannot listen on HOST ${host}, PORT ${port}: ${error.code ?? error.message}`;
      reject(new ListenError(line));
    });
    server.listen(port, host, () => resolve(server));
  });
}

export function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), graceMs);
    // Node would keep serving a keep-alive connection that sends more requests.
    server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
    // `Server.close` would stop checking for silent connections, and then wait for them.
    TcpServer.prototype.close.call(server, () => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}
