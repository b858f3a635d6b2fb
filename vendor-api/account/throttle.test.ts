import { describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startVendor, TEST_PASSWORD } from '../../tests/testkit/start-vendor';
import { bothDatabases } from '../../tests/testkit/test-databases';
import { hadToWait, useUpTries } from './testkit/tries';
import { admitTry, forgetTries } from './throttle';

const START = new Date('2026-04-11T12:00:00Z');
const later = (seconds: number) => new Date(START.getTime() + seconds * 1_000);

describe.each(bothDatabases)('the throttle of passwords on %s', (database) => {
  const vendor = duringTests(() => startVendor({ database }));

  const attempt = (email: string, address: string, seconds = 0) =>
    admitTry(vendor.deps.db, { purpose: 'sign-in', email, address, now: later(seconds) });

  async function fail(times: number, email: string, address: string, seconds = 0): Promise<void> {
    for (let index = 0; index < times; index += 1) expect(await attempt(email, address, seconds)).toBe(true);
  }

  it('lets five tries pass, then makes each next one wait twice as long', async () => {
    await fail(6, 'a@test.example', '10.0.0.1');
    expect(await attempt('a@test.example', '10.0.0.1', 1)).toBe(false);
    expect(await attempt('a@test.example', '10.0.0.1', 2)).toBe(true);
    expect(await attempt('a@test.example', '10.0.0.1', 5)).toBe(false);
    expect(await attempt('a@test.example', '10.0.0.1', 6)).toBe(true);
    expect(await attempt('a@test.example', '10.0.0.1', 13)).toBe(false);
    expect(await attempt('a@test.example', '10.0.0.1', 14)).toBe(true);
  });

  it('counts parallel guesses before any password is looked at', async () => {
    const tries = Array.from({ length: 40 }, () => attempt('b@test.example', '10.0.0.2'));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(6);
  });

  it('keeps the owner in while somebody else guesses from another address', async () => {
    await fail(6, 'c@test.example', '10.0.0.3');
    expect(await attempt('c@test.example', '10.0.0.4', 1)).toBe(true);
  });

  it('slows down guesses at one account from many addresses, for a minute at most', async () => {
    for (let index = 0; index < 21; index += 1) await attempt('d@test.example', `10.1.0.${index}`);
    expect(await attempt('d@test.example', '10.2.0.1', 1)).toBe(false);
    for (let index = 0; index < 30; index += 1)
      await attempt('d@test.example', `10.3.0.${index}`, 100 * index);
    expect(await attempt('d@test.example', '10.2.0.2', 100 * 29 + 60)).toBe(true);
  });

  it('slows down an address that tries many accounts', async () => {
    for (let index = 0; index < 51; index += 1) await attempt(`e${index}@test.example`, '10.0.0.5');
    expect(await attempt('fresh@test.example', '10.0.0.5', 1)).toBe(false);
    expect(await attempt('fresh@test.example', '10.0.0.6', 1)).toBe(true);
  });

  it('keeps an address that others share waiting for a minute at most', async () => {
    for (let index = 0; index < 70; index += 1)
      await attempt(`j${index}@test.example`, '10.0.0.10', 100 * index);
    const last = 100 * 69;
    for (let index = 0; index < 200; index += 1) await attempt(`k${index}@test.example`, '10.0.0.10', last);
    for (let index = 0; index < 30; index += 1)
      await attempt(`l${index}@test.example`, '10.0.0.10', last + 100 * index);
    expect(await attempt('owner@test.example', '10.0.0.10', last + 100 * 29 + 60)).toBe(true);
  });

  it('forgives an address one failed try for each quiet minute', async () => {
    for (let index = 0; index < 50; index += 1) await attempt(`m${index}@test.example`, '10.0.0.11');
    for (let index = 0; index < 10; index += 1)
      expect(await attempt(`n${index}@test.example`, '10.0.0.11', 600)).toBe(true);
    expect(await attempt('n10@test.example', '10.0.0.11', 600)).toBe(true);
    expect(await attempt('n11@test.example', '10.0.0.11', 601)).toBe(false);
  });

  it('adds no tries to an address when a clock is behind', async () => {
    for (let index = 0; index < 20; index += 1) await attempt(`o${index}@test.example`, '10.0.0.12', 3_600);
    for (let index = 0; index < 20; index += 1)
      expect(await attempt(`p${index}@test.example`, '10.0.0.12', 0)).toBe(true);
  });

  it('starts afresh after the right password', async () => {
    await fail(6, 'f@test.example', '10.0.0.7');
    await forgetTries(vendor.deps.db, {
      purpose: 'sign-in',
      email: 'f@test.example',
      address: '10.0.0.7',
      now: later(2),
    });
    await fail(5, 'f@test.example', '10.0.0.7', 2);
  });

  it('refuses no try whose clock was read before that of the previous one', async () => {
    for (const seconds of [5, 4, 3]) expect(await attempt('h@test.example', '10.0.0.9', seconds)).toBe(true);
  });

  it('counts each purpose by itself, and mails more strictly than passwords', async () => {
    const mail = (purpose: 'create-account' | 'forgot-password' | 'change-email', seconds = 0) =>
      admitTry(vendor.deps.db, {
        purpose,
        email: 'i@test.example',
        address: '10.0.1.1',
        now: later(seconds),
      });
    for (const purpose of ['create-account', 'forgot-password', 'change-email'] as const) {
      for (let index = 0; index < 4; index += 1) expect(await mail(purpose)).toBe(true);
      expect(await mail(purpose, 1)).toBe(false);
    }
    expect(await attempt('i@test.example', '10.0.1.1')).toBe(true);
  });

  it('forgets after a day', async () => {
    await fail(6, 'g@test.example', '10.0.0.8');
    for (let index = 0; index < 5; index += 1) {
      expect(await attempt('g@test.example', '10.0.0.8', 25 * 3_600)).toBe(true);
    }
  });

  it('answers a throttled sign-in 429, even to the right password', async () => {
    const { email } = await vendor.user();
    await useUpTries(vendor, 'sign-in', email);
    const json = { loginEmail: email, password: TEST_PASSWORD };
    const reply = await vendor.call('/user/dologin', { json });
    expect(reply).toMatchObject({ status: 429, body: { success: false } });
  });

  it('counts every guess over HTTP', async () => {
    const { email } = await vendor.user();
    const at = new Date();
    for (let turn = 0; turn < 6; turn += 1)
      await vendor.call('/user/dologin', { json: { loginEmail: email, password: 'wrong' } });
    expect(await hadToWait(vendor, 'sign-in', { email, at })).toBe(true);
  });
});
