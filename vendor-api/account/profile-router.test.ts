import { describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startVendor } from '../../tests/testkit/start-vendor';

describe('the profile over HTTP', () => {
  const vendor = duringTests(() => startVendor());

  const rename = (token: string, json: unknown) =>
    vendor.call('/user/updateUserProfileName', { token, json });
  const nameOf = async (token: string) => (await vendor.call('/user/getUserProfile', { token })).body['name'];

  it('takes a new name, without surrounding blanks (REST-09)', async () => {
    const [user, other] = [await vendor.user(), await vendor.user({ name: 'Somebody Else' })];
    expect((await rename(user.token, { name: '  Ines Duarte\u0000 ' })).body).toEqual({ success: true });
    expect([await nameOf(user.token), await nameOf(other.token)]).toEqual(['Ines Duarte', 'Somebody Else']);
    expect((await rename(user.token, { name: '' })).body).toEqual({ success: true });
    expect(await nameOf(user.token)).toBe('');
  });

  it('refuses a name that is too long, and one that is none', async () => {
    const { token } = await vendor.user();
    for (const length of [101, 1_001])
      expect((await rename(token, { name: 'x'.repeat(length) })).body).toEqual({
        success: false,
        message: 'Please enter a name of at most 100 characters.',
      });
    for (const json of [{}, { name: 5 }, { name: null }, []])
      expect((await rename(token, json)).status).toBe(400);
    expect(await nameOf(token)).toBe('Test User');
  });

  it('has nothing to take over after a change of address (REST-12)', async () => {
    const { token } = await vendor.user();
    expect((await vendor.call('/user/updateemail', { token, json: {} })).body).toEqual({ success: true });
  });

  it.each(['ChangeAccountInfo', 'updateUserProfileName', 'updateemail', 'getUserProfile', 'authcheck'])(
    '/user/%s answers 401 without a session (REST-00)',
    async (endpoint) => {
      const method = endpoint === 'getUserProfile' || endpoint === 'authcheck' ? {} : { json: { name: 'x' } };
      for (const token of ['', 'garbage', `Bearer ${'x'.repeat(43)}`]) {
        const reply = await vendor.call(`/user/${endpoint}`, { token, ...method });
        expect([reply.status, reply.text]).toEqual([401, '{"success":false}']);
      }
    },
  );

  it.each(['createuser', 'forgotPassword', 'dologin'])(
    '/user/%s is there for everybody, and asks for a well-formed request (D-10)',
    async (endpoint) => {
      for (const json of [{}, { loginEmail: 5 }, { loginEmail: null, password: [] }])
        expect((await vendor.call(`/user/${endpoint}`, { json })).status).toBe(400);
      const known = { loginEmail: 'a@b.example', password: 'eight or more' };
      expect((await vendor.call(`/USER/${endpoint.toUpperCase()}`, { json: known })).status).not.toBe(404);
    },
  );
});
