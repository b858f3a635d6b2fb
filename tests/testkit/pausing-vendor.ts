import { createServer, request } from 'node:http';
import { type LocalServer, listenLocally } from './local-server';

/** Proxy of the vendor service that can run work before an order. */
export interface PausingVendor extends LocalServer {
  /** Runs `work` before the next order is passed on. */
  beforeNextOrder(work: () => Promise<unknown>): void;
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
  });
  return {
    ...(await listenLocally(server)),
    beforeNextOrder(work) {
      waiting = work;
    },
  };
}
