import { createServer, type Server } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createDatabase } from '#tests/testkit/postgres';
import { bothDatabases } from '#tests/testkit/test-databases';
import { openServer } from './open-server';

function failure(url: string): Promise<string> {
  return openServer(url, undefined).then(
    () => 'opened',
    (error: unknown) => String(error),
  );
}

function listening(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? `127.0.0.1:${address.port}` : '');
    });
  });
}

describe.runIf(bothDatabases.includes('PostgreSQL'))('a database server that refuses', () => {
  it('because it has no such database is quoted, with its code', async () => {
    const { url, drop } = await createDatabase();
    await drop();
    const name = new URL(url).pathname.slice(1);
    expect(await failure(url)).toContain(`cannot be used: database "${name}" does not exist (3D000). Check`);
  });

  it('because nobody has this name is quoted, without the password', async () => {
    const { url, drop } = await createDatabase();
    const stranger = new URL(url);
    stranger.username = 'nobody_of_this_name';
    stranger.password = 'canary-password';
    const line = await failure(stranger.href);
    await drop();
    expect(line).toMatch(/cannot be used: .*nobody_of_this_name.* \(28\w{3}\)\. Check/);
    expect(line).not.toContain('canary-password');
  });
});

describe('a server at DATABASE_URL that is not a database', () => {
  it('and speaks no TLS, is distinguished from one that is silent', async () => {
    const plain = createServer((socket) => socket.once('data', () => socket.write('N')));
    const address = await listening(plain);
    const line = await failure(`postgres://someone@${address}/vendor?sslmode=verify-full`);
    plain.close();
    expect(line).toContain('cannot be used: The server does not support SSL connections. Check');
  });

  it('and hangs up, says so', async () => {
    const rude = createServer((socket) => socket.once('data', () => socket.destroy()));
    const address = await listening(rude);
    const line = await failure(`postgres://someone@${address}/vendor`);
    rude.close();
    expect(line).toMatch(/cannot be used: (Connection terminated unexpectedly|.*ECONNRESET)/);
    expect(line).not.toContain('\n');
  });
});
