import { describe, expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { duringEachTest } from '#tests/testkit/during-tests';
import { pictureForm, png } from '#tests/testkit/pictures';
import { json, page, reset, silence, startFaultyVendor } from '../testkit/faulty-vendor';
import { startGateway } from '../testkit/start-gateway';

const vendor = duringEachTest(() => startFaultyVendor());
const gateway = duringEachTest(() =>
  startGateway({ vendorUrl: vendor.url, env: { VENDOR_TIMEOUT_MS: '1500' } }),
);

const UPLOAD = '/user/UploadUserProfileImg';

async function upload() {
  const response = await fetch(`${gateway.url}/upload/profile-image`, {
    method: 'POST',
    headers: { authorization: 'good' },
    body: pictureForm(await png(), 'me.png'),
  });
  return { status: response.status, body: await response.json() };
}

describe('an upload to a vendor', () => {
  test.each([
    ['that is gone', reset, 502, 'VENDOR_UNAVAILABLE'],
    ['that fails', json({ message: 'SELECT * FROM users' }, 500), 502, 'VENDOR_UNAVAILABLE'],
    ['that says nothing', silence, 504, 'VENDOR_TIMEOUT'],
    ['that answers with a page', page('<h1>hello</h1>'), 502, 'VENDOR_INVALID_RESPONSE'],
  ])('%s is an outage, not a refusal', async (_what, handler, status, code) => {
    vendor.at(UPLOAD, handler);
    const answer = await upload();
    expect(answer.status).toBe(status);
    expect(answer.body.errors[0].extensions).toEqual({ code, traceId: expect.any(String) });
    expect(answer.body).not.toHaveProperty('success');
  });

  test.each([
    [{ success: false, imgUrl: null, message: 'No cats, please.' }, 'No cats, please.'],
    [{ success: false, errorMessage: 'No dogs.', message: 'No cats.' }, 'No dogs.'],
    [{ success: false, message: ' ' }, message.lastResort],
    [{ success: false }, message.lastResort],
    [{ success: true, imgUrl: 'javascript:alert(1)' }, message.lastResort],
  ])('that answers %j is refused with its message, or ERR-29', async (answer, text) => {
    vendor.at(UPLOAD, json(answer));
    expect((await upload()).body).toEqual({ success: false, imgUrl: null, message: text });
  });

  test('whose session has ended meanwhile is unauthenticated', async () => {
    vendor.at(UPLOAD, json({ success: false }, 401));
    const { status, body } = await upload();
    expect([status, body.errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('in read-only mode is refused with the vendor’s text and never sent (MODE-06)', async () => {
    vendor.at('/status/getconfig', json({ readOnlyMessage: 'Back at noon.', accountsHost: 'http://a.test' }));
    const { status, body } = await upload();
    expect([status, body.errors[0]]).toEqual([
      403,
      { message: 'Back at noon.', extensions: { code: 'READ_ONLY', traceId: expect.any(String) } },
    ]);
    expect(vendor.calls).not.toContain(`POST ${UPLOAD}`);
  });

  test('carries the form as it came', async () => {
    vendor.at(UPLOAD, json({ success: true, imgUrl: `${vendor.url}/user/profileImage/p-1` }));
    expect((await upload()).body).toEqual({ success: true, imgUrl: '/profile-image/p-1', message: null });
    const sent = vendor.headers.at(-1);
    expect(sent?.['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(vendor.bodies.at(-1)).toContain('name="fileToUpload"; filename="me.png"');
  });

  test('that breaks off on its way is not heard of there, and is no outage', async () => {
    const controller = new AbortController();
    const body = new ReadableStream({
      pull: (stream) => {
        stream.enqueue(new Uint8Array(1_000));
        return new Promise((resolve) => setTimeout(resolve, 50));
      },
    });
    const headers = { authorization: 'good', 'content-type': 'multipart/form-data; boundary=b' };
    const request = { method: 'POST', headers, body, duplex: 'half', signal: controller.signal };
    const broken = fetch(`${gateway.url}/upload/profile-image`, request).catch(() => 'broken off');
    setTimeout(() => controller.abort(), 300);
    expect(await broken).toBe('broken off');
    expect(vendor.calls).not.toContain(`POST ${UPLOAD}`);
    expect(gateway.logged()).not.toContain('request failed');
  });
});

describe('a photo from a vendor', () => {
  const get = () => gateway.get('/profile-image/p-1', { authorization: 'good' });

  test.each([
    ['that is gone', reset, 502],
    ['that says nothing', silence, 504],
    ['that answers with a page', page('<h1>hello</h1>'), 502],
    ['that answers with an SVG', page('<svg onload="alert(1)"/>'), 502],
  ])('%s is an outage', async (_what, handler, status) => {
    vendor.at('/user/profileImage/p-1', handler);
    expect((await get()).status).toBe(status);
  });
});
