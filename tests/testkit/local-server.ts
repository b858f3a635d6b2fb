import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Server as TcpServer } from 'node:net';

/** A server of a test, on a free port of this machine. */
export interface LocalServer {
  readonly port: number;
  readonly url: string;
  /** Also ends the connections of an HTTP server. */
  stop(): Promise<void>;
}

export async function listenLocally(server: Server | TcpServer): Promise<LocalServer> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
