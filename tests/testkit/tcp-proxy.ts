import { connect, createServer, type Socket } from 'node:net';
import { listenLocally } from './local-server';

/** Proxy of a server whose connections can break. */
export interface TcpProxy {
  readonly port: number;
  /** Closes every connection and refuses new ones, like a server that is down. */
  cut(): void;
  /** Keeps every connection but passes nothing on, like a server that has lost its network. */
  hold(): void;
  /** Passes connections on again, including held ones. */
  restore(): void;
  /** Directs new connections to another server of the same host. */
  leadTo(port: number): void;
  close(): Promise<void>;
}

/** Proxies connections to a local server, byte by byte. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  let state: 'open' | 'cut' | 'held' = 'open';
  let { port } = target;
  const sockets = new Set<Socket>();

  function pass(from: Socket, to: Socket): void {
    sockets.add(from);
    from.on('data', (bytes) => to.write(bytes));
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    if (state === 'held') from.pause();
  }

  const server = createServer((near) => {
    if (state === 'cut') {
      near.resetAndDestroy();
      return;
    }
    const far = connect({ host: target.host, port });
    pass(near, far);
    pass(far, near);
  });
  const { port: ownPort, stop } = await listenLocally(server);
  const endAll = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port: ownPort,
    cut() {
      state = 'cut';
      endAll();
    },
    hold() {
      state = 'held';
      for (const socket of sockets) socket.pause();
    },
    restore() {
      state = 'open';
      for (const socket of sockets) socket.resume();
    },
    leadTo(other) {
      port = other;
    },
    async close() {
      endAll();
      await stop();
    },
  };
}
