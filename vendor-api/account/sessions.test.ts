import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startVendor, TEST_PASSWORD } from '../../tests/testkit/start-vendor';
import { testDatabases } from '../../tests/testkit/test-databases';
import { sessions, users } from '../db/schema/account';

describe.each(testDatabases)('a session on %s', (database) => {
  const vendor = duringTests(() => startVendor({ database }));

  const check = (token: string) => vendor.call('/user/authcheck', { token });

  it('begins with the right password, whatever the case of the e-mail (REST-01, AUTH-13, AUTH-23)', async () => {
    await vendor.user({ email: 'ann@test.example' });
    const reply = await vendor.call('/user/dologin', {
      json: { loginEmail: ' Ann@TEST.example', password: TEST_PASSWORD },
    });
    expect(reply).toMatchObject({ status: 200, body: { success: true } });
    const token = String(reply.body['authToken']);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await check(token)).toMatchObject({ status: 200, body: { success: true, authToken: token } });
  });

  it('does not begin with a wrong password, nor for an unknown e-mail, and both get the same answer (REST-01, AUTH-23)', async () => {
    const { email } = await vendor.user();
    const wrong = await vendor.call('/user/dologin', { json: { loginEmail: email, password: 'wrong' } });
    const unknown = await vendor.call('/user/dologin', {
      json: { loginEmail: 'nobody@test.example', password: 'wrong' },
    });
    expect([wrong.status, wrong.text]).toEqual([401, '{"success":false}']);
    expect([unknown.status, unknown.text]).toEqual([401, '{"success":false}']);
  });

  it('does not begin with an address or a password of any length, with the same answer', async () => {
    const { email } = await vendor.user();
    const json = [
      { loginEmail: `${'x'.repeat(330)}@x.example`, password: TEST_PASSWORD },
      { loginEmail: email, password: 'x'.repeat(10_001) },
    ];
    for (const given of json) {
      const reply = await vendor.call('/user/dologin', { json: given });
      expect([reply.status, reply.text]).toEqual([401, '{"success":false}']);
    }
  });

  it('is recognised by the raw token, by a bearer token and by the cookie of a delegate (REST-02)', async () => {
    const { token } = await vendor.user();
    expect((await check(token)).status).toBe(200);
    expect((await check(`Bearer ${token}`)).body).toEqual({ success: true, authToken: token });
    const byCookie = await vendor.call('/user/authcheck', { headers: { Cookie: `btid=1; stoken=${token}` } });
    expect(byCookie.status).toBe(200);
  });

  it('is refused when token and cookie belong to different customers', async () => {
    const [one, other] = [await vendor.user(), await vendor.user()];
    const mixed = await vendor.call('/user/getUserProfile', {
      token: one.token,
      headers: { Cookie: `stoken=${other.token}` },
    });
    expect(mixed.status).toBe(401);
  });

  it('ends with signing out, at once (REST-04)', async () => {
    const { token } = await vendor.user();
    expect((await vendor.call('/user/logout?isAjax=true', { token })).body).toEqual({ success: true });
    expect((await check(token)).status).toBe(401);
  });

  it('is needed for signing out: without a token, and with one that is unknown or over, the answer is 401 (REST-04, AUTH-24)', async () => {
    const [gone, old] = [await vendor.user(), await vendor.user()];
    await vendor.call('/user/logout?isAjax=true', { token: gone.token });
    await vendor.deps.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(sessions.userId, old.id));
    for (const token of ['', 'garbage', gone.token, old.token]) {
      const reply = await vendor.call('/user/logout?isAjax=true', { token });
      expect([reply.status, reply.text]).toEqual([401, '{"success":false}']);
    }
  });

  it('ends by itself', async () => {
    const { id, token } = await vendor.user();
    await vendor.deps.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(sessions.userId, id));
    expect((await check(token)).status).toBe(401);
  });

  it('shows the profile of its own customer alone (REST-07)', async () => {
    const { id, email, token } = await vendor.user({ name: 'Ines Duarte' });
    expect((await vendor.call('/user/getUserProfile', { token })).body).toEqual({
      email,
      name: 'Ines Duarte',
      profileImg: null,
      bio: null,
      userId: id,
    });
  });

  it('leaves neither passwords nor tokens in the database', async () => {
    const { email } = await vendor.user();
    const token = await vendor.signIn(email);
    const stored = JSON.stringify([
      await vendor.deps.db.select().from(users),
      await vendor.deps.db.select().from(sessions),
    ]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(TEST_PASSWORD);
  });

  it('asks for well-formed credentials', async () => {
    const reply = await vendor.call('/user/dologin', { json: { loginEmail: 5 } });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ success: false, errorMessage: expect.stringContaining('loginEmail') });
  });
});
