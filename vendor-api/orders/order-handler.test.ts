import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inAccessMode, SUPPORT } from '#tests/testkit/access-mode';
import { beforeTests, duringTests } from '#tests/testkit/during-tests';
import { rpCart } from '#tests/testkit/rp-cart';
import { startShop } from '#tests/testkit/start-shop';
import { storedAttempts } from './testkit/stored-attempts';

const PATH = '/cart/buyRpSubscription';

describe('a call that orders', () => {
  const shop = duringTests(() => startShop('PGlite'));
  const user = beforeTests(() => shop.vendor.user());

  const send = (headers: Record<string, string>) =>
    shop.vendor.call(PATH, { token: user.token, form: rpCart(), headers });

  it.each([
    ['Idempotency-Key', 8],
    ['Idempotency-Key', 64],
    ['Order-Fingerprint', 1],
    ['Order-Fingerprint', 128],
  ])('is read with %s of %i characters', async (header, length) => {
    expect((await send({ [header]: 'k'.repeat(length) })).status).toBe(200);
  });

  it.each([
    ['Idempotency-Key', 7, '8 to 64'],
    ['Idempotency-Key', 65, '8 to 64'],
    ['Order-Fingerprint', 129, '1 to 128'],
  ])('is refused with %s of %i characters', async (header, length, limits) => {
    const { status, text } = await send({ [header]: 'k'.repeat(length) });
    expect(status).toBe(400);
    expect(text).toContain(`${header} must be ${limits} letters, digits, - or _.`);
  });

  it('is read as a form or as JSON, and as nothing else', async () => {
    const body = new URLSearchParams(rpCart()).toString();
    const headers = { authorization: user.token, 'content-type': 'text/plain' };
    const response = await fetch(`${shop.vendor.url}${PATH}`, { method: 'POST', headers, body });
    expect(response.status).toBe(415);
    expect(await response.text()).toContain('Orders are sent as a form or as JSON.');
  });

  it('is stored with the agent who made it for the customer in access mode', async () => {
    const [theirs, own] = [randomUUID(), randomUUID()];
    await shop.buy(await inAccessMode(shop.vendor, user), rpCart(await shop.newCard()), theirs);
    await shop.buy(user, rpCart(await shop.newCard()), own);
    const attempts = storedAttempts(shop.vendor, new Date());
    expect(await attempts.find(theirs)).toMatchObject({ agent: SUPPORT });
    expect(await attempts.find(own)).toMatchObject({ agent: null });
  });
});
