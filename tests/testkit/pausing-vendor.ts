import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** Proxy of the vendor service that can run work before an order. */
export interface PausingVendor {
  readonly url: string;
  /** Runs `work` before the next order is passed on. */
  beforeNextOrder(work: () => Promise<unknown>): void;
  stop(): Promise<void>;
}

/** Proxies everything to the vendor service at `target`, byte by byte. */
export async function pauseBeforeOrders(target: string): Promise<PausingVendor> {
  let waiting: (() => Promise<unknown>) | null = null;
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url?.startsWith('/cart/buy') && waiting) {
      const work = waiting;
      waiting = null;
      await work();
    }
    const { method, headers } = incoming;
    const passed = request(new URL(incoming.url ?? '/', target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.once('error', () => outgoing.destroy());
    incoming.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    beforeNextOrder(work) {
      waiting = work;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
