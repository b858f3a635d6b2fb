import express from 'express';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { duringTests } from '#tests/testkit/during-tests';
import { callVendor } from '../../tests/testkit/call-vendor';
import { startVendor, TEST_PASSWORD } from '../../tests/testkit/start-vendor';
import { bodyParsers } from '../app';
import { listen } from './listen';
import { formBoolean, formList, jsonText, parseInput, RequestError } from './parse-input';

describe('the service over HTTP', () => {
  const vendor = duringTests(() => startVendor());

  const protectedEndpoints = [
    'GET /user/authcheck',
    'GET /user/auth2',
    'GET /user/getUserProfile',
    'GET /user/loadLicenseRows',
    'GET /user/loadUserCoupons',
    'GET /subscription/getSubscription?id=x',
    'POST /user/singleSeatAssignment',
    'POST /user/MultiAssignSeat',
    'POST /user/singleeditnote',
    'POST /user/multieditnote',
    'POST /user/addmanager',
    'POST /user/removemanager',
    'GET /userbilling/GetBillingInfo',
    'GET /userbilling/GetSaleRecords',
    'GET /userbilling/GetBillingTokens',
    'POST /userbilling/submitupdate',
    'GET /cart/getCartPrices',
    'POST /cart/buyRpSubscription',
    'GET /cart/orderstatus?attemptId=x',
    'GET /cart/thankyouvue?transactionId=x&email=y',
    'GET /history/genInvoice?userId=x&saleId=y&amount=1.00',
  ];

  it.each(protectedEndpoints)('answers 401 without a session: %s (AUTH-24)', async (endpoint) => {
    const [method = '', path = ''] = endpoint.split(' ');
    for (const token of ['', 'garbage', `Bearer ${'x'.repeat(43)}`]) {
      const reply = await vendor.call(path, { method, token, ...(method === 'POST' ? { json: {} } : {}) });
      expect([reply.status, reply.text]).toEqual([401, '{"success":false}']);
    }
  });

  it('finds paths in any case', async () => {
    const { token } = await vendor.user();
    for (const path of ['/USER/GETUSERPROFILE', '/User/getuserprofile', '/Status/GetConfig']) {
      expect((await vendor.call(path, { token })).status).toBe(200);
    }
  });

  it('tells what the portal needs before sign-in (REST-13, MODE-02)', async () => {
    expect((await vendor.call('/status/getconfig')).body).toEqual({
      readOnlyMessage: '',
      accountsHost: 'http://localhost:4001',
      cfbHost: 'axure.cloud',
      cloudHost: 'app.axure.cloud',
      cloudAuthor: false,
      today: '2026-04-11',
      keepsActivity: true,
    });
  });

  it('answers an unknown endpoint 404 in JSON', async () => {
    const { token } = await vendor.user();
    const reply = await vendor.call('/user/nothingHere', { token });
    expect([reply.status, reply.body['success']]).toEqual([404, false]);
  });

  it('answers broken and oversized bodies without repeating them', async () => {
    const broken = await fetch(`${vendor.url}/user/dologin`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"password":"canary-4711',
    });
    expect([broken.status, await broken.text()]).toEqual([
      400,
      '{"success":false,"errorMessage":"The request is not valid."}',
    ]);
    const oversized = await vendor.call('/user/dologin', { json: { loginEmail: 'x'.repeat(2_000_000) } });
    expect(oversized.status).toBe(413);
  });

  it('carries the request id of the gateway, and makes one where there is none', async () => {
    const given = await vendor.call('/status/getconfig', { headers: { 'X-Request-Id': 'abcdef-123456' } });
    expect(given.headers.get('x-request-id')).toBe('abcdef-123456');
    const injected = await vendor.call('/status/getconfig', { headers: { 'X-Request-Id': 'a b' } });
    expect(injected.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('logs each request with its path, and neither tokens nor codes nor passwords', async () => {
    const { email, token } = await vendor.user();
    const page = `/login?target=2&redirect=${encodeURIComponent('http://localhost:4000/login')}`;
    const back = await vendor.call(page, { form: { email, password: TEST_PASSWORD } });
    const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const session = await vendor.call('/user/auth2', { token: code });
    await vendor.call('/user/dologin', { json: { loginEmail: email, password: 'wrong-canary' } });
    await vendor.call('/user/getUserProfile?x=query-canary', {
      token,
      headers: { Cookie: 'stoken=cookie-canary' },
    });
    const log = vendor.logged();
    expect(log).toContain('"path":"/user/getUserProfile","authorization":"token"');
    expect(log).toContain('"path":"/status/getconfig","authorization":"empty"');
    const secrets = [TEST_PASSWORD, token, code, String(session.body['authToken']), email];
    for (const secret of [...secrets, 'wrong-canary', 'query-canary', 'cookie-canary', 'canary-4711']) {
      expect(log).not.toContain(secret);
    }
  });

  it('answers a failure without its cause', async () => {
    const broken = await startVendor();
    const { token } = await broken.user();
    await broken.deps.db.execute('alter table sessions rename to gone');
    const reply = await broken.call('/user/getUserProfile', { token });
    expect(reply.status).toBe(500);
    expect(reply.text).not.toMatch(/sessions|select|at \//);
    expect(broken.logged()).toContain(String(reply.body['requestId']));
    await broken.stop();
  });
});

describe('a form body', () => {
  const form = z.object({
    seatIds: formList(z.string()),
    applied: jsonText(z.array(z.object({ Id: z.string() }))).optional(),
    replace: formBoolean.optional(),
    few: z.string().max(3).optional(),
    two: z.array(z.string()).max(2).optional(),
  });
  const parse = async (text: string) => {
    const app = express();
    app.use(bodyParsers());
    app.post('/', (request, response) => void response.json(parseInput(form, request.body)));
    const server = await listen(app, 0, '127.0.0.1');
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const reply = await callVendor(`http://127.0.0.1:${port}`, '/', { form: text });
    server.close();
    return reply.body;
  };

  it.each([
    ['a list by repeated names', 'seatIds=1&seatIds=2', ['1', '2']],
    ['a list by empty brackets', 'seatIds[]=1&seatIds[]=2', ['1', '2']],
    ['a list by encoded brackets', 'seatIds%5B%5D=1&seatIds%5B%5D=2', ['1', '2']],
    ['a list by indexes', 'seatIds[0]=1&seatIds[1]=2', ['1', '2']],
    ['a list as JSON text', `seatIds=${encodeURIComponent('["1","2"]')}`, ['1', '2']],
    ['a list of one', 'seatIds=1', ['1']],
    ['an empty list', 'seatIds=', []],
    ['no list', 'other=1', []],
  ])('may hold %s', async (_name, text, expected) => {
    expect(await parse(text)).toEqual({ seatIds: expected });
  });

  it.each([
    ['repeated names', (index: number) => `seatIds=${index}`],
    ['empty brackets', (index: number) => `seatIds[]=${index}`],
    ['indexes', (index: number) => `seatIds[${index}]=${index}`],
  ])('keeps the order and every one of 10,000 values by %s', async (_name, spell) => {
    const ids = Array.from({ length: 10_000 }, (_, index) => String(index));
    expect(await parse(ids.map((_, index) => spell(index)).join('&'))).toEqual({ seatIds: ids });
  });

  it.each([
    ['few=1234', 'few: must not be longer than 3 characters'],
    ['two=1&two=2&two=3', 'two: must not have more than 2 entries'],
    ['replace=perhaps', 'replace: Invalid input'],
  ])('is refused with the problem in words: %s', (text, problem) => {
    const wrong = new URLSearchParams(text);
    const lists = {
      two: wrong.has('two') ? wrong.getAll('two') : undefined,
      few: wrong.get('few') ?? undefined,
    };
    const replace = wrong.get('replace') ?? undefined;
    expect(() => parseInput(form, { ...lists, replace })).toThrow(new RequestError(400, problem));
  });

  it('may hold nested values as JSON text, and booleans as words', async () => {
    const applied = encodeURIComponent('[{"Id":"c1"}]');
    expect(await parse(`applied=${applied}&replace=true`)).toEqual({
      seatIds: [],
      applied: [{ Id: 'c1' }],
      replace: true,
    });
  });
});
