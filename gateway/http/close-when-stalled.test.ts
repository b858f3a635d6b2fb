import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createConnection } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { closeWhenStalled } from './close-when-stalled';

const STALL_MS = 50;
/** More than the buffers of both ends of a connection. */
const MORE_THAN_BUFFERS = Buffer.alloc(64 * 1_048_576, 'x');

let server: Server;
afterEach(() => server.close());

async function serve(answer: (response: ServerResponse) => Promise<void>): Promise<number> {
  server = createServer((_request, response) => {
    closeWhenStalled(response, STALL_MS);
    void answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('a reader who waits for a slow answer is not disconnected', async () => {
  const port = await serve(async (response) => {
    response.write('first, ');
    await sleep(4 * STALL_MS);
    response.end('second');
  });

  const answer = await fetch(`http://127.0.0.1:${port}/`);

  expect(await answer.text()).toBe('first, second');
});

test('a reader who takes nothing is disconnected, also after a pause of the server', async () => {
  const port = await serve(async (response) => {
    response.once('close', () => server.emit('left'));
    response.write('first, ');
    await sleep(2 * STALL_MS);
    response.write(MORE_THAN_BUFFERS);
  });
  const left = once(server, 'left');
  const socket = createConnection({ host: '127.0.0.1', port }, () =>
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'),
  );
  socket.pause();

  await left;

  socket.destroy();
});
