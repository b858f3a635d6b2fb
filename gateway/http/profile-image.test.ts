import { describe, expect, test } from 'vitest';
import { PHOTO_MAX_BYTES } from '#domain/account/profile-photo';
import { message } from '#domain/messages/catalogue';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { gif, pictureForm, png, seeThroughPng } from '#tests/testkit/pictures';
import { addGroup } from '#tests/testkit/portal-data';
import type { TestUser } from '#tests/testkit/start-vendor';
import { startPortal } from '../testkit/start-portal';

const portal = duringTests(() => startPortal({ UPLOAD_LIMIT: '4' }));
const user = beforeEachTest(() => portal.shop.vendor.user());

type Headers = Record<string, string>;
const signedIn = (): Headers => ({ authorization: user.token });

async function upload(body: BodyInit, headers: Headers = signedIn()) {
  const request = { method: 'POST', headers, body, duplex: 'half' };
  const response = await fetch(`${portal.gateway.url}/upload/profile-image`, request);
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const uploadPng = async (headers?: Headers) => upload(pictureForm(await png(), 'me.png'), headers);
const profileImg = async () =>
  (await portal.gateway.ask('{ viewer { profileImg } }', {}, { token: user.token })).data.viewer.profileImg;
const remove = () =>
  portal.gateway.ask('mutation { deleteProfileImage { success viewer { profileImg } } }', {}, user);
const codeOf = (body: { errors: { extensions: { code: string } }[] }) => body.errors[0]?.extensions.code;

describe('a profile photo', () => {
  test('is uploaded, named by the viewer and shown, all on the portal’s own host (PROF-04)', async () => {
    const { status, body } = await uploadPng();
    expect([status, body]).toEqual([
      200,
      { success: true, imgUrl: expect.stringMatching(/^\/profile-image\/[\w-]{36}$/), message: null },
    ]);
    expect(await profileImg()).toBe(body.imgUrl);
    const shown = await portal.gateway.get(body.imgUrl, signedIn());
    expect(shown.status).toBe(200);
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(bytes.byteLength),
      'content-disposition': 'inline; filename="profile-photo"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  test('is shown at the groups of its owner to customers who see them, and to no others (MAN-28)', async () => {
    const { vendor } = portal.shop;
    const [max, bob] = [await vendor.user(), await vendor.user()];
    await addGroup(vendor, user, {
      startDate: '2026-01-01',
      expireDate: '2026-12-31',
      seats: [{ licenseType: 0, managers: [max.email] }],
    });
    const { body } = await uploadPng();
    const OWNERS = '{ viewer { subscriptions { nodes { owner { profileImg } } } } }';
    for (const each of [user, max]) {
      const { data } = await portal.gateway.ask(OWNERS, {}, { token: each.token });
      expect(data.viewer.subscriptions.nodes).toEqual([{ owner: { profileImg: body.imgUrl } }]);
    }
    const statusFor = async (each: TestUser) =>
      (await portal.gateway.get(body.imgUrl, { authorization: each.token })).status;
    expect([await statusFor(max), await statusFor(bob)]).toEqual([200, 404]);
  });

  test('is replaced and deleted, and the next question knows it (PROF-05)', async () => {
    const first = await upload(pictureForm(await gif(), 'me.gif'));
    const second = await upload(pictureForm(await seeThroughPng(), 'me.png'));
    expect(await profileImg()).toBe(second.body.imgUrl);
    expect((await portal.gateway.get(first.body.imgUrl, signedIn())).status).toBe(404);
    const { data } = await remove();
    expect(data.deleteProfileImage).toEqual({ success: true, viewer: { profileImg: null } });
    expect((await portal.gateway.get(second.body.imgUrl, signedIn())).status).toBe(404);
  });

  test('that was deleted does not come back over one that was uploaded since', async () => {
    const comeBack = () => uploadPng({ ...signedIn(), 'if-none-match': '*' });
    const newer = (await uploadPng()).body.imgUrl;
    const refused = await comeBack();
    expect([refused.status, refused.body]).toEqual([
      412,
      { success: false, imgUrl: null, message: message.changedMeanwhile },
    ]);
    expect(await profileImg()).toBe(newer);
    await remove();
    expect((await comeBack()).body).toMatchObject({ success: true });
  });

  test('is not deleted in the place of the one that was shown', async () => {
    const deletion =
      'mutation ($seen: URL) { deleteProfileImage(seen: $seen) { success userErrors { code message } } }';
    const removeShown = async (seen: string) =>
      (await portal.gateway.ask(deletion, { seen }, user)).data.deleteProfileImage;
    const shown = (await uploadPng()).body.imgUrl;
    const newer = (await uploadPng()).body.imgUrl;
    expect(await removeShown(shown)).toEqual({
      success: false,
      userErrors: [{ code: 'CONFLICT', message: message.changedMeanwhile }],
    });
    expect(await profileImg()).toBe(newer);
    // Again is as good as once.
    for (const _time of [1, 2]) expect((await removeShown(newer)).success).toBe(true);
    expect(await profileImg()).toBeNull();
  });

  test('is its owner’s only, with any id', async () => {
    const { body } = await uploadPng();
    const stranger = await portal.shop.vendor.user();
    const paths = [
      body.imgUrl,
      '/profile-image/nope',
      '/profile-image/..%2fgetUserProfile',
      '/profile-image/%00',
    ];
    for (const path of paths) {
      const answer = await portal.gateway.get(path, { authorization: stranger.token });
      expect([answer.status, codeOf(await answer.json())]).toEqual([404, 'NOT_FOUND']);
    }
    for (const headers of [{}, { authorization: 'garbage' }]) {
      const answer = await portal.gateway.get(body.imgUrl, headers);
      expect([answer.status, codeOf(await answer.json())]).toEqual([401, 'UNAUTHENTICATED']);
    }
  });
});

describe('an upload', () => {
  test.each([
    ['without a session', {}],
    ['with a token that is not good', { authorization: 'garbage' }],
  ])('%s is refused before it is read', async (_what, headers) => {
    const calls = await portal.vendorCalls(async () => {
      const { status, body } = await uploadPng(headers);
      expect([status, codeOf(body)]).toEqual([401, 'UNAUTHENTICATED']);
    });
    expect(calls).not.toContain('POST /user/UploadUserProfileImg');
  });

  test('of a file that is no picture is refused with the vendor’s message (ERR-15)', async () => {
    const { status, body } = await upload(pictureForm('hello', 'me.png'));
    expect([status, body]).toEqual([200, { success: false, imgUrl: null, message: message.photoNotPicture }]);
    expect(await profileImg()).toBeNull();
  });

  test.each([
    ['a file of one byte too many', PHOTO_MAX_BYTES + 1],
    ['a file of three times the limit', PHOTO_MAX_BYTES * 3],
  ])('of %s is too large', async (_what, size) => {
    const { status, body } = await upload(pictureForm(Buffer.alloc(size), 'me.png'));
    expect([status, body]).toEqual([413, { success: false, imgUrl: null, message: message.photoTooLarge }]);
  });

  test('that does not say how long it is is stopped at the limit, and never reaches the vendor', async () => {
    let left = 30;
    const endless = new ReadableStream({
      pull(controller) {
        if (left-- > 0) controller.enqueue(new Uint8Array(512 * 1024));
        else controller.close();
      },
    });
    const headers = { ...signedIn(), 'content-type': 'multipart/form-data; boundary=b' };
    const calls = await portal.vendorCalls(async () => {
      const { status, body } = await upload(endless, headers);
      expect([status, body.message]).toEqual([413, message.photoTooLarge]);
    });
    expect(calls).not.toContain('POST /user/UploadUserProfileImg');
  });

  test.each([
    ['no form', 'image/png'],
    ['JSON', 'application/json'],
  ])('as %s is refused', async (_what, type) => {
    const { status, body } = await upload('{}', { ...signedIn(), 'content-type': type });
    expect([status, body]).toEqual([400, { success: false, imgUrl: null, message: message.photoMissing }]);
  });

  test('is possible some times a minute', async () => {
    const tries = await Promise.all(Array.from({ length: 6 }, () => upload(pictureForm('x', 'x.png'))));
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 429, 429]);
    const refused = tries.find(({ status }) => status === 429);
    expect(codeOf(refused?.body)).toBe('RATE_LIMITED');
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('leaves no trace of the file or the session in the log', async () => {
    await upload(pictureForm('canary-4711', 'canary-4712.png'));
    const log = portal.gateway.logged() + portal.shop.vendor.logged();
    for (const secret of ['canary-4711', 'canary-4712', user.token]) expect(log).not.toContain(secret);
  });
});

describe('a session that the browser sends by itself (D-128)', () => {
  const delegate = (): Headers => ({ cookie: `stoken=${user.token}; btid=b; portaluser=p` });

  test('uploads and shows from the portal’s own pages', async () => {
    const own = { ...delegate(), 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4000' };
    const { status, body } = await uploadPng(own);
    expect([status, body.success]).toEqual([200, true]);
    expect((await portal.gateway.get(body.imgUrl, own)).status).toBe(200);
  });

  const foreign: [string, Headers][] = [
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another port of this host', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:4001' }],
    ['an old browser on another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
  ];
  test.each(foreign)('is not accepted from %s, wherever it is sent', async (_what, headers) => {
    const { body } = await uploadPng();
    const sent = { ...delegate(), ...headers };
    expect((await uploadPng(sent)).status).toBe(403);
    for (const path of [body.imgUrl, '/receipts/x'])
      expect((await portal.gateway.get(path, sent)).status).toBe(403);
    const asked = await portal.gateway.ask('{ viewer { id } }', {}, { headers: sent });
    expect([asked.status, asked.data]).toEqual([403, null]);
    expect(await profileImg()).toBe(body.imgUrl);
  });
});
