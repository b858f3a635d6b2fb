import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { licenseRows, owner, sizes, today } from './account';
import { coupons, prices } from './preview/documents';

/**
 * Vendor service that only sends prepared bytes, or 304 for a matching ETag. The token selects the account:
 * `{seats}-{anything}`.
 */
function json(value: unknown) {
  const bytes = Buffer.from(JSON.stringify(value));
  return { bytes, tag: `"${createHash('sha1').update(bytes).digest('base64url')}"` };
}

const accounts = new Map(sizes.map((size) => [String(size.seats), json(licenseRows(size))]));

const others = new Map([
  ['/user/getuserprofile', json({ ...owner, profileImg: '', bio: '' })],
  ['/cart/getcartprices', json(prices)],
  ['/user/loadusercoupons', json(coupons)],
  ['/user/authcheck', json({ success: true, authToken: 'unchanged' })],
  [
    '/status/getconfig',
    json({
      readOnlyMessage: '',
      accountsHost: 'http://localhost:1',
      cfbHost: '',
      cloudAuthor: false,
      cloudHost: '',
      today,
    }),
  ],
]);

const calls = new Map<string, number>();

const server = createServer((request, response) => {
  const path = (request.url ?? '').split('?')[0]?.toLowerCase() ?? '';
  calls.set(path, (calls.get(path) ?? 0) + 1);
  const account = (request.headers.authorization ?? '').split('-')[0] ?? '';
  const found = path === '/user/loadlicenserows' ? accounts.get(account) : others.get(path);
  if (found === undefined) response.writeHead(404).end();
  else if (request.headers['if-none-match'] === found.tag) response.writeHead(304, { etag: found.tag }).end();
  else
    response
      .writeHead(200, {
        'content-type': 'application/json',
        'content-length': found.bytes.length,
        etag: found.tag,
      })
      .end(found.bytes);
});

process.on('message', (question) => {
  if (question === 'calls') process.send?.({ calls: Object.fromEntries(calls) });
});

server.keepAliveTimeout = 60_000;
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.({ ready: true }));
