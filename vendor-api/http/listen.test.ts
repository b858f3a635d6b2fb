import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { closeServer, listen, PortTakenError } from './listen';

const portOf = (address: unknown): number =>
  address !== null && typeof address === 'object' && 'port' in address ? Number(address.port) : 0;

describe('a listening server', () => {
  it('says in one line that its port is taken', async () => {
    const first = await listen((_request, response) => response.end(), 0, '127.0.0.1');
    const port = portOf(first.address());
    const error = await listen(() => undefined, port, '127.0.0.1').catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(PortTakenError);
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

  it('does not wait for ever', async () => {
    const server = await listen(() => undefined, 0, '127.0.0.1');
    const lost = fetch(`http://127.0.0.1:${portOf(server.address())}`).catch(() => 'cut off');
    await sleep(50);
    await closeServer(server, 100);
    expect(await lost).toBe('cut off');
  });
});
