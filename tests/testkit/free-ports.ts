import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, which would take one between its choice and its use. */
const FIRST = 10_000;
const COUNT = 22_000;
/** So many of its own has each process, so that two that choose at once never choose the same. */
const PER_PROCESS = 50;

let next = (process.pid * PER_PROCESS) % COUNT;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Different ports of this machine that nothing listens on. */
export async function freePorts(count: number): Promise<number[]> {
  const found: number[] = [];
  while (found.length < count) {
    const port = FIRST + next;
    next = (next + 1) % COUNT;
    if (await isFree(port)) found.push(port);
  }
  return found;
}
