import { once } from 'node:events';
import { request } from 'node:http';
import express from 'express';
import { expect, test } from 'vitest';
import { duringEachTest } from '#tests/testkit/during-tests';
import { json, startFaultyVendor } from '../testkit/faulty-vendor';
import { startGateway } from '../testkit/start-gateway';
import { createConcurrencyLimit } from './concurrency-limit';

const vendor = duringEachTest(() => startFaultyVendor());
const gateway = duringEachTest(() =>
  startGateway({ vendorUrl: vendor.url, env: { OPERATIONS_AT_ONCE: '3' } }),
);

const QUERY = '{ viewer { billingInfo { company } } }';
const ask = () => gateway.ask(QUERY, {}, { token: 'good' });

test.each(['never asked before', 'asked before'])(
  'a question %s is refused at once while there are too many, and answered afterwards',
  async (when) => {
    if (when === 'asked before') await ask();
    const waiting: (() => void)[] = [];
    const found = json({ company: 'Lee Ltd', hasExistingPaymentMethod: false });
    vendor.at('/userbilling/GetBillingInfo', (request, response) => {
      waiting.push(() => found(request, response));
    });
    const inside = [ask(), ask(), ask()];
    await expect.poll(() => waiting.length).toBe(3);

    const { status, headers, errors } = await ask();
    expect([status, headers.get('retry-after')]).toEqual([503, '1']);
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfter: 1 } }]);
    expect((await gateway.get('/healthz')).status).toBe(200);

    for (const answer of waiting.splice(0)) answer();
    for (const { data } of await Promise.all(inside)) expect(data.viewer.billingInfo.company).toBe('Lee Ltd');
    const next = ask();
    await expect.poll(() => waiting.length).toBe(1);
    waiting[0]?.();
    expect((await next).status).toBe(200);
  },
);

test('a client that hung up before its turn takes up no room', async () => {
  const concurrency = createConcurrencyLimit(1);
  const outcomes: boolean[] = [];
  const app = express();
  app.get('/left', async (_request, response) => {
    if (!response.closed) await once(response, 'close');
    outcomes.push(concurrency.admit(response));
  });
  app.get('/', (_request, response) => {
    if (concurrency.admit(response)) response.end('in');
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `http://127.0.0.1:${address.port}`;
  const leaving = request(`${url}/left`).on('error', () => undefined);
  leaving.end();
  await once(server, 'request');
  leaving.destroy();
  await expect.poll(() => outcomes).toEqual([false]);
  expect(await (await fetch(url)).text()).toBe('in');
  server.closeAllConnections();
  server.close();
});
