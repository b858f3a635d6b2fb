import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { expect, test } from 'vitest';
import { ensureBuilt } from '#tests/testkit/built';
import { duringTests } from '#tests/testkit/during-tests';
import { json, startFaultyVendor } from './testkit/faulty-vendor';

const vendor = duringTests(() => startFaultyVendor());

/** Starts the built program like `npm start`. */
async function start(): Promise<{ program: ChildProcess; url: string; output: () => string }> {
  await ensureBuilt('gateway');
  const program = fork('dist/gateway/main.js', [], {
    execArgv: [],
    env: { PORT: '0', VENDOR_URL: vendor.url, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  program.stdout?.on('data', (text) => {
    output += text;
  });
  const [message] = await once(program, 'message');
  expect(message).toEqual({ ready: true });
  await expect.poll(() => output).toContain('"msg":"listening"');
  const port = /"port":(\d+)/.exec(output)?.[1];
  return { program, url: `http://127.0.0.1:${port}`, output: () => output };
}

test('on a stop signal, the program answers pending requests, accepts no new ones and exits with 0', async () => {
  const { program, url, output } = await start();
  vendor.at('/user/getUserProfile', (request, response) =>
    setTimeout(() => json({ userId: 'u-1', email: 'a@b.example' })(request, response), 800),
  );
  const begun = fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'good' },
    body: JSON.stringify({ query: '{ viewer { id } }' }),
  });
  await expect.poll(() => vendor.calls).toContain('GET /user/getUserProfile');
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  await expect.poll(output).toContain('"msg":"stopping"');
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  expect(await (await begun).json()).toEqual({ data: { viewer: { id: 'u-1' } } });
  expect(await ended).toEqual([0, null]);
});

test('a kept-alive connection that keeps sending requests does not delay the exit', async () => {
  const { program, url, output } = await start();
  vendor.at('/user/getUserProfile', (request, response) =>
    setTimeout(() => json({ userId: 'u-1', email: 'a@b.example' })(request, response), 800),
  );
  const callsBefore = vendor.calls.length;
  const connection = new Pool(url, { connections: 1 });
  const asking = (async () => {
    const headers = { 'content-type': 'application/json', authorization: 'good' };
    const body = JSON.stringify({ query: '{ viewer { id } }' });
    const first = await connection.request({ path: '/graphql', method: 'POST', headers, body });
    await first.body.dump();
    for (;;) await (await connection.request({ path: '/healthz', method: 'GET' })).body.dump();
  })();
  asking.catch(() => undefined);
  await expect.poll(() => vendor.calls.length).toBeGreaterThan(callsBefore);
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  await expect.poll(output).toContain('"msg":"stopping"');
  expect(await Promise.race([ended, sleep(20_000, 'still running')])).toEqual([0, null]);
  await expect(asking).rejects.toThrow();
  await connection.destroy();
});

test('idle connections, which browsers open in advance, do not delay the exit', async () => {
  const { program, url, output } = await start();
  const silent = connect(Number(new URL(url).port), '127.0.0.1');
  const halfAsked = connect(Number(new URL(url).port), '127.0.0.1');
  halfAsked.write('GET /healthz HTTP/1.1\r\nHost: portal\r\n');
  for (const connection of [silent, halfAsked]) connection.on('error', () => undefined);
  await (await fetch(`${url}/healthz`)).text();
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  await expect.poll(output).toContain('"msg":"stopping"');
  expect(await Promise.race([ended, sleep(20_000, 'still running')])).toEqual([0, null]);
});
