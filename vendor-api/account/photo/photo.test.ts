import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PHOTO_MAX_BYTES } from '#domain/account/profile-photo';
import { message } from '#domain/messages/catalogue';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import * as pictures from '#tests/testkit/pictures';
import { startVendor } from '#tests/testkit/start-vendor';
import { testDatabases } from '#tests/testkit/test-databases';

describe.each(testDatabases)('the profile photo on %s', (database) => {
  const vendor = duringTests(() => startVendor({ database }));
  const user = beforeEachTest(() => vendor.user());

  async function send(body: FormData | string, token = user.token, headers: Record<string, string> = {}) {
    const response = await fetch(`${vendor.url}/user/UploadUserProfileImg`, {
      method: 'POST',
      headers: { authorization: token, ...headers },
      body,
    });
    return { status: response.status, body: await response.json() };
  }
  const upload = (bytes: Uint8Array | string, name: string) => send(pictures.pictureForm(bytes, name));
  const get = (address: string, token = user.token) =>
    fetch(new URL(new URL(address).pathname, vendor.url), { headers: { authorization: token } });
  const profileImg = async () =>
    (await vendor.call('/user/getUserProfile', { token: user.token })).body['profileImg'];

  async function uploaded(bytes: Uint8Array, name = 'me.png') {
    const { body } = await upload(bytes, name);
    expect(body).toEqual({ success: true, imgUrl: expect.any(String), message: null });
    const response = await get(body.imgUrl);
    const content = Buffer.from(await response.arrayBuffer());
    return { address: String(body.imgUrl), response, content, metadata: await sharp(content).metadata() };
  }

  it.each([
    ['me.png', pictures.png, 'image/jpeg'],
    ['ME.JPG', pictures.jpeg, 'image/jpeg'],
    ['me.jpeg', pictures.jpeg, 'image/jpeg'],
    ['me.gif', pictures.animatedGif, 'image/png'],
    ['glass.png', pictures.seeThroughPng, 'image/png'],
    ['../../etc/me.png', pictures.png, 'image/jpeg'],
  ])(
    'may be %s, is named by the profile and served as what it is (REST-10, PROF-04)',
    async (name, make, contentType) => {
      const { address, response, content } = await uploaded(await make(), name);
      expect(address).toMatch(/^http:\/\/localhost:4001\/user\/profileImage\/[\w-]{36}$/);
      expect(await profileImg()).toBe(address);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': contentType,
        'content-length': String(content.length),
        'content-disposition': 'inline; filename="profile-photo"',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      });
    },
  );

  it('is painted anew: upright, at most 512 pixels a side, whole, and with nothing of the camera in it', async () => {
    const original = await pictures.sidewaysJpeg({ width: 1600, height: 400 });
    expect(original.includes('canary-4711')).toBe(true);
    const { content, metadata } = await uploaded(original, 'me.jpg');
    expect([metadata.width, metadata.height]).toEqual([128, 512]);
    expect(metadata).not.toHaveProperty('exif');
    expect(metadata.orientation).toBeUndefined();
    expect(content.includes('canary-4711')).toBe(false);
  });

  it('is not blown up, and of an animation it is the first picture', async () => {
    const { content, metadata } = await uploaded(await pictures.animatedGif(), 'me.gif');
    expect([metadata.width, metadata.height, metadata.pages]).toEqual([60, 40, undefined]);
    const { dominant } = await sharp(content).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.b).toBeLessThan(60);
  });

  const markup = '<html><BODY><svg onload="alert(1)"/><?php echo 4711; ?><SCRIPT>alert(1)</script>';
  const behind = async (picture: Promise<Buffer>) => Buffer.concat([await picture, Buffer.from(markup)]);
  const described = () => pictures.describedJpeg(markup);

  it.each<[string, string, () => Promise<Buffer>, string, string]>([
    ['a PNG with a page behind it', 'me.png', () => behind(pictures.png()), 'image/jpeg', 'jpeg'],
    ['a GIF with a page behind it', 'me.gif', () => behind(pictures.animatedGif()), 'image/png', 'png'],
    ['a JPEG with a page behind it', 'me.jpg', () => behind(pictures.jpeg()), 'image/jpeg', 'jpeg'],
    ['a JPEG whose description is a page', 'me.jpg', described, 'image/jpeg', 'jpeg'],
  ])('may be %s, of which nothing is served (PROF-04)', async (_what, name, make, contentType, format) => {
    const bytes = await make();
    expect(bytes.includes(markup)).toBe(true);
    const { response, content, metadata } = await uploaded(bytes, name);
    expect(response.headers.get('content-type')).toBe(contentType);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(metadata).toMatchObject({ format, width: 60, height: 40 });
    for (const kept of ['exif', 'xmp', 'iptc', 'comments']) expect(metadata).not.toHaveProperty(kept);
    expect(content.toString('latin1')).not.toMatch(/<(?:html|body|svg|\?php|script)|alert|4711/i);
  });

  it('gives way to the next one, whose address is another', async () => {
    const first = await uploaded(await pictures.png());
    const second = await uploaded(await pictures.png({ color: '#00ff00' }));
    expect(second.address).not.toBe(first.address);
    expect((await get(first.address)).status).toBe(404);
    expect(await profileImg()).toBe(second.address);
  });

  const tooLarge = () => Buffer.concat([Buffer.alloc(PHOTO_MAX_BYTES), Buffer.from('x')]);
  const cutOff = async () => (await pictures.jpeg({ width: 900, height: 900 })).subarray(0, 2_500);
  const huge = () => pictures.png({ width: 6_001, height: 4_000 });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

  it.each<[string, string, () => Uint8Array | string | Promise<Uint8Array>, string]>([
    ['a text', 'notes.txt', () => 'hello', message.photoType],
    ['a text with the name of a picture', 'notes.png', () => 'hello', message.photoNotPicture],
    ['an SVG', 'me.svg', () => svg, message.photoType],
    ['an SVG with the name of a picture', 'me.png', () => svg, message.photoNotPicture],
    ['a page', 'me.gif', () => '<!doctype html><p>hi', message.photoNotPicture],
    ['a page that begins like a GIF', 'me.gif', () => `GIF89a/*${svg}*/`, message.photoUnreadable],
    ['a script that begins like a GIF', 'me.gif', () => 'GIF89a=1;alert(1)//', message.photoUnreadable],
    ['a PNG named .jpg', 'me.jpg', pictures.png, message.photoMisnamed('JPEG', 'PNG')],
    ['a WebP named .png', 'me.png', pictures.webp, message.photoNotPicture],
    ['a picture that is cut off', 'me.jpg', cutOff, message.photoUnreadable],
    [
      'the beginning of a PNG',
      'me.png',
      () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      message.photoUnreadable,
    ],
    ['a small file that unfolds to a huge picture', 'me.png', huge, message.photoTooManyPixels],
    ['an empty file', 'me.png', () => '', message.photoEmpty],
    ['a name that only ends in a picture’s', 'png', pictures.png, message.photoType],
  ])('is never %s (PROF-04)', async (_what, name, make, text) => {
    const { status, body } = await upload(await make(), name);
    expect([status, body]).toEqual([200, { success: false, imgUrl: null, message: text }]);
    expect(await profileImg()).toBeNull();
  });

  it('is at most 5 MB', async () => {
    const { status, body } = await upload(tooLarge(), 'me.png');
    expect([status, body]).toEqual([413, { success: false, imgUrl: null, message: message.photoTooLarge }]);
  });

  it('is one file in one field', async () => {
    const two = pictures.pictureForm(await pictures.png(), 'a.png');
    two.append('fileToUpload', new File(['x'], 'b.png'));
    const withText = new FormData();
    withText.append('x', 'y');
    withText.append('fileToUpload', new File([new Uint8Array(await pictures.png())], 'a.png'));
    const elsewhere = pictures.pictureForm(await pictures.png(), 'a.png', 'photo');
    const asText = new FormData();
    asText.append('fileToUpload', 'text');
    for (const form of [two, withText, elsewhere, asText, new FormData()]) {
      const { status, body } = await send(form);
      expect([200, 400]).toContain(status);
      expect(body).toEqual({ success: false, imgUrl: null, message: message.photoMissing });
    }
  });

  it.each([
    ['no form at all', 'application/json', '{}'],
    ['a form without its boundary', 'multipart/form-data', 'x'],
    [
      'a form that breaks off',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; na',
    ],
  ])('does not come in %s', async (_what, type, text) => {
    const { body } = await send(text, user.token, { 'content-type': type });
    expect(body).toEqual({ success: false, imgUrl: null, message: message.photoMissing });
  });

  it('goes when it is deleted, also one that is kept elsewhere, and again without complaint (PROF-05, REST-11)', async () => {
    const { address } = await uploaded(await pictures.png());
    const remove = () => vendor.call('/user/deleteUserProfileImg', { token: user.token, json: {} });
    expect((await remove()).body).toEqual({ success: true });
    expect(await profileImg()).toBeNull();
    expect((await get(address)).status).toBe(404);
    expect((await remove()).body).toEqual({ success: true });
  });

  it('is shown to its owner alone: to others it is not there, and without a session nothing is', async () => {
    const { address } = await uploaded(await pictures.png());
    const stranger = await vendor.user();
    const theirs = await get(address, stranger.token);
    expect([theirs.status, await theirs.text()]).toEqual([
      404,
      '{"success":false,"errorMessage":"Not found."}',
    ]);
    for (const token of ['', 'garbage']) expect((await get(address, token)).status).toBe(401);
    const { pathname } = new URL(address);
    for (const path of [
      `${pathname}x`,
      '/user/profileImage/%00',
      '/user/profileImage/..%2f',
      '/user/profileImage/%27',
    ])
      expect((await vendor.call(path, { token: user.token })).status).toBe(404);
  });

  it('cannot be changed or deleted without a session (AUTH-24)', async () => {
    const form = pictures.pictureForm(await pictures.png(), 'me.png');
    expect((await send(form, '')).status).toBe(401);
    expect((await vendor.call('/user/deleteUserProfileImg', { json: {} })).status).toBe(401);
  });
});
