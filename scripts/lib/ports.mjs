import { createServer } from 'node:net';

export function isFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code !== 'EADDRINUSE'));
    probe.once('listening', () => probe.close(() => resolve(true)));
    try {
      probe.listen(port, host);
    } catch {
      resolve(true);
    }
  });
}

export async function portInUse(programs, host) {
  for (const { port, setting } of programs.flatMap((program) => program.ports)) {
    if (!(await isFree(port, host))) {
      return `Port ${port} is in use: stop the program that uses it, or set ${setting} to a free port.`;
    }
  }
  return undefined;
}
