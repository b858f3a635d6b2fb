import { describe, expect, it } from 'vitest';
import { beforeTests, duringTests } from '#tests/testkit/during-tests';
import { startVendor } from '#tests/testkit/start-vendor';

describe('a session that a browser sends by itself', () => {
  const vendor = duringTests(() => startVendor());
  const user = beforeTests(() => vendor.user());

  const ask = (path: string, headers: Record<string, string>) =>
    vendor.call(path, { headers: { cookie: `stoken=${user.token}; btid=b; portaluser=p`, ...headers } });

  it('speaks for programs and for this service’s own pages', async () => {
    expect((await ask('/user/getUserProfile', {})).status).toBe(200);
    expect((await ask('/user/getUserProfile', { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
  });

  const places: [string, Record<string, string>][] = [
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['another port of this host', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://localhost:4000' }],
    ['a link in a mail', { 'Sec-Fetch-Site': 'none' }],
    ['an old browser on another site', { Origin: 'https://evil.example' }],
  ];

  it.each(places)('speaks for nobody from %s', async (_place, headers) => {
    const change = '/userbilling/storeinvoiceemails?sendInvoice=true&invoiceEmails=evil%40x.y&userEmail=';
    for (const path of ['/user/getUserProfile', '/userbilling/GetBillingInfo', change, '/user/authcheck'])
      expect((await ask(path, headers)).status).toBe(401);
    await ask('/user/logout', headers);
    expect((await vendor.call('/user/authcheck', { token: user.token })).status).toBe(200);
  });

  it('speaks for nobody without `Authorization`, which links and pictures cannot send', async () => {
    const headers = { cookie: `stoken=${user.token}; btid=b; portaluser=p` };
    const get = (path: string) => fetch(`${vendor.url}${path}`, { headers });
    for (const path of ['/user/authcheck', '/user/getUserProfile', '/userbilling/GetBillingInfo'])
      expect((await get(path)).status).toBe(401);
    await get('/user/logout?isAjax=true');
    expect((await vendor.call('/user/authcheck', { token: user.token })).status).toBe(200);
  });

  it.each(['', 'Bearer', 'Bearer ', 'bearer  '])(
    'speaks beside a header of %j, which has no token (D-95)',
    async (header) => {
      expect((await ask('/user/getUserProfile', { Authorization: header })).status).toBe(200);
    },
  );

  it('does not matter beside a token that was sent on purpose', async () => {
    const headers = { cookie: 'stoken=other', 'Sec-Fetch-Site': 'cross-site' };
    expect((await vendor.call('/user/authcheck', { token: user.token, headers })).status).toBe(200);
  });
});
