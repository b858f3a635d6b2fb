import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { repository } from '../testkit/child';

const runFile = promisify(execFile);

const isPlugin = spawnSync('docker', ['compose', 'version']).status === 0;
const [command, first]: [string, string[]] = isPlugin ? ['docker', ['compose']] : ['docker-compose', []];

/** Runs `docker compose` on the repository's file, or the one in COMPOSE_FILE. */
export async function compose(...args: string[]): Promise<string> {
  const { stdout } = await runFile(command, [...first, ...args], { cwd: repository, maxBuffer: 1e8 });
  return stdout;
}

async function docker(...args: string[]): Promise<string> {
  const { stdout } = await runFile('docker', args);
  return stdout.trim();
}

export async function copiesOf(service: string): Promise<string[]> {
  return (await compose('ps', '-q', service)).split('\n').filter((id) => id !== '');
}

/** Restarts a container as a deployment does, and waits until it is healthy. */
export async function replace(id: string): Promise<void> {
  await docker('restart', '--time', '60', id);
  while ((await docker('inspect', '--format', '{{.State.Health.Status}}', id)) !== 'healthy')
    await new Promise((resolve) => setTimeout(resolve, 500));
}
