import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { describe, expect, it } from 'vitest';
import { closeServer, ListenError, listen } from './listen';

const portOf = (address: unknown): number =>
  address !== null && typeof address === 'object' && 'port' in address ? Number(address.port) : 0;

describe('a listening server', () => {
  it('says in one line that its port is taken', async () => {
    const first = await listen((_request, response) => response.end(), 0, '127.0.0.1');
    const port = portOf(first.address());
    const error = await listen(() => undefined, port, '127.0.0.1').catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ListenError);
    expect(String(error)).toMatch(new RegExp(`Port ${port} is already in use.*PORT`));
    await closeServer(first, 100);
  });

  it('finishes what is in flight before it closes', async () => {
    const server = await listen(
      async (_request, response) => {
        await sleep(200);
        response.end('done');
      },
      0,
      '127.0.0.1',
    );
    const answer = fetch(`http://127.0.0.1:${portOf(server.address())}`).then((response) => response.text());
    await sleep(50);
    await closeServer(server, 5_000);
    expect(await answer).toBe('done');
  });

  it('answers a connection that keeps asking once more, and then ends it', async () => {
    const server = await listen(
      async (_request, response) => {
        await sleep(50);
        response.end('done');
      },
      0,
      '127.0.0.1',
    );
    const connection = new Pool(`http://127.0.0.1:${portOf(server.address())}`, { connections: 1 });
    const answers: string[] = [];
    const asking = (async () => {
      for (;;) answers.push(await (await connection.request({ path: '/', method: 'GET' })).body.text());
    })().catch(() => 'turned away');
    await expect.poll(() => answers.length).toBeGreaterThan(1);
    const closed = closeServer(server, 60_000).then(() => 'closed');
    expect(await Promise.race([closed, sleep(2_000, 'still open')])).toBe('closed');
    expect(await asking).toBe('turned away');
    await connection.destroy();
  });

  it('does not wait for a connection on which nothing comes', async () => {
    const server = await listen((_request, response) => response.end(), 0, '127.0.0.1');
    const silent = connect(portOf(server.address()), '127.0.0.1').on('error', () => undefined);
    await once(server, 'connection');
    const closed = closeServer(server, 60_000).then(() => 'closed');
    expect(await Promise.race([closed, sleep(20_000, 'still open')])).toBe('closed');
    silent.destroy();
  });

  it('does not wait for ever', async () => {
    const server = await listen(() => undefined, 0, '127.0.0.1');
    const lost = fetch(`http://127.0.0.1:${portOf(server.address())}`).catch(() => 'cut off');
    await sleep(50);
    await closeServer(server, 100);
    expect(await lost).toBe('cut off');
  });
});
