import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startVendor } from '../../tests/testkit/start-vendor';
import { bothDatabases } from '../../tests/testkit/test-databases';
import { oneTimeCodes } from '../db/schema/account';
import { issueCode } from './sessions';

const PORTAL = 'https://portal.example';
const OTHER_PORTAL = 'https://other.example';

describe.each(bothDatabases)('a one-time code on %s', (database) => {
  let userId: string;
  const vendor = duringTests(() =>
    startVendor({ database, env: { PORTAL_URL: `${PORTAL},${OTHER_PORTAL}` } }),
  );
  beforeAll(async () => {
    userId = (await vendor.user()).id;
  });

  const issue = () => issueCode(vendor.deps, userId, `${PORTAL}/login?redirect=/manage`);
  const redeem = (code: string, origin?: string) =>
    vendor.call('/user/auth2', { token: code, headers: origin === undefined ? {} : { Origin: origin } });

  it('becomes a session, once (REST-03, AUTH-06)', async () => {
    const code = await issue();
    const first = await redeem(code);
    expect(first).toMatchObject({ status: 200, body: { success: true } });
    const token = String(first.body['authToken']);
    expect((await vendor.call('/user/getUserProfile', { token })).body).toMatchObject({ userId });
    expect(await redeem(code)).toMatchObject({ status: 401, body: { success: false } });
  });

  it('becomes one session when twenty ask at once', async () => {
    const code = await issue();
    const replies = await Promise.all(Array.from({ length: 20 }, () => redeem(code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is worth nothing to a portal that it was not made for', async () => {
    const code = await issue();
    expect((await redeem(code, OTHER_PORTAL)).status).toBe(401);
    expect((await redeem(code, PORTAL)).status, 'and the attempt has used it up').toBe(401);
    expect((await redeem(await issue(), PORTAL)).status).toBe(200);
  });

  it('is worth nothing after two minutes, and is no session token', async () => {
    const code = await issue();
    expect((await vendor.call('/user/authcheck', { token: code })).status).toBe(401);
    await vendor.deps.db
      .update(oneTimeCodes)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(oneTimeCodes.userId, userId));
    expect((await redeem(code)).status).toBe(401);
  });

  it.each(['', 'x', 'a'.repeat(5_000)])('is not guessed with %j', async (code) => {
    expect((await redeem(code)).status).toBe(401);
  });
});
