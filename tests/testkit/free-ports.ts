import { createServer } from 'node:net';

/** Below the ephemeral ports, which an outgoing connection might take before the port is used. */
const FIRST = 10_000;
const COUNT = 22_000;
/** Ports reserved per process, so that concurrent processes never choose the same. */
const PER_PROCESS = 50;

let next = (process.pid * PER_PROCESS) % COUNT;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

export async function freePorts(count: number): Promise<number[]> {
  const found: number[] = [];
  while (found.length < count) {
    const port = FIRST + next;
    next = (next + 1) % COUNT;
    if (await isFree(port)) found.push(port);
  }
  return found;
}
