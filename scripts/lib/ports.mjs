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

/** Returns the problem with the configured ports, naming the settings as they were given here. */
function portProblem(ports) {
  const holders = new Map();
  for (const { port, setting } of ports) {
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      return `Setting ${setting} is not valid: must be a whole number from 1 to 65535.`;
    const other = holders.get(port);
    if (other !== undefined)
      return `${other} and ${setting} are both ${port}: each program needs a port of its own.`;
    holders.set(port, setting);
  }
  return undefined;
}

/** Returns the reason, as a text, that keeps the programs from listening. */
export async function portInUse(programs, host) {
  const ports = programs.flatMap((program) => program.ports);
  const problem = portProblem(ports);
  if (problem !== undefined) return problem;
  for (const { port, setting } of ports) {
    if (!(await isFree(port, host))) {
      return `Port ${port} is in use: stop the program that uses it, or set ${setting} to a free port.`;
    }
  }
  return undefined;
}
