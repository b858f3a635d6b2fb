import { createServer } from 'node:net';

function reserve(): Promise<{ port: number; release: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') return reject(new Error('No port was given.'));
      resolve({
        port: address.port,
        release: () => new Promise((done) => server.close(() => done())),
      });
    });
  });
}

/** Different ports of this machine that nothing listens on. */
export async function freePorts(count: number): Promise<number[]> {
  const reserved = await Promise.all(Array.from({ length: count }, reserve));
  await Promise.all(reserved.map(({ release }) => release()));
  return reserved.map(({ port }) => port);
}
