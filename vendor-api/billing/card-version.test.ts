import { beforeEach, describe, expect, it } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { newCardCustomer } from '#tests/testkit/card-customer';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { startShop } from '#tests/testkit/start-shop';
import { racedDatabases } from '#tests/testkit/test-databases';
import { cardUpdate, updatePaymentMethod } from './update-payment-method';

const AMEX = '378282246310005';
const CHANGED = { success: false, message: message.cardChanged };
const DONE = { success: true, message: '' };

describe.each(racedDatabases)('which card on file a form showed, on %s', (database) => {
  const shop = duringTests(() => startShop(database));
  const ann = beforeEachTest(() => newCardCustomer(shop));
  beforeEach(async () => {
    await ann.save(await ann.form());
  });

  const version = async () => String((await ann.info())['cardVersion']);
  const changeOf = async (cardVersion: string) => ({ ...(await ann.change()), cardVersion });
  const replace = async () =>
    ann.save({ ...(await ann.form(AMEX, { cvv: '1234' })), isUpdate: true, cardholderName: 'Bob Lee' });

  it('is identified by an opaque text, which differs after every change', async () => {
    const versions = [await version()];
    await ann.save(await ann.change());
    versions.push(await version());
    await replace();
    versions.push(await version());
    expect(new Set(versions).size).toBe(3);
    const [card] = await ann.vault();
    for (const each of versions) {
      expect(each).toMatch(/^[\w-]{20,128}$/);
      expect(each).not.toContain(card?.token);
    }
    expect(await (await newCardCustomer(shop)).info()).not.toHaveProperty('cardVersion');
  });

  it('is another after a change within the same millisecond', async () => {
    const { clock, ...deps } = shop.vendor.deps;
    const now = new Date(Date.now() + 60_000);
    const save = async () => {
      const update = cardUpdate.parse(await ann.change());
      const user = { ...ann.user, name: '', company: '', emailProven: true };
      return updatePaymentMethod({ ...deps, clock: { ...clock, now: () => now } }, user, update, undefined);
    };
    const versions: string[] = [];
    for (let change = 0; change < 3; change += 1) {
      expect(await save()).toEqual(DONE);
      versions.push(await version());
    }
    expect(new Set(versions).size).toBe(3);
  });

  it('keeps the details of one card from being written onto another, here and at the provider (CARD-11, CARD-26)', async () => {
    const shown = await version();
    await replace();
    const [before, vault] = [await ann.info(), await ann.vault()];
    expect((await ann.save(await changeOf(shown))).body).toEqual(CHANGED);
    expect(await ann.info()).toEqual(before);
    expect(await ann.vault()).toEqual(vault);
    expect((await ann.save(await changeOf(await version()))).body).toEqual(DONE);
    expect(await ann.info()).toMatchObject({ lastFour: '0005', cardholderName: 'Ann King' });
  });

  it('keeps an old form from undoing what was changed meanwhile of the same card', async () => {
    const shown = await version();
    await ann.save(await changeOf(shown));
    const stale = { ...(await changeOf(shown)), cardholderName: 'Ann Lee', creditCardExpireYear: 2031 };
    expect((await ann.save(stale)).body).toEqual(CHANGED);
    expect(await ann.info()).toMatchObject({ cardholderName: 'Ann King', expirationYear: 2036 });
  });

  it('spends no proof on a form that is refused for it', async () => {
    const change = await changeOf('of another card');
    expect((await ann.save(change)).body).toEqual(CHANGED);
    expect((await ann.save({ ...change, cardVersion: await version() })).body).toEqual(DONE);
  });

  it('need not be said, and does not matter to a card that is entered anew (REST-18)', async () => {
    const shown = await version();
    await replace();
    expect((await ann.save(await ann.change())).body).toEqual(DONE);
    const entered = { ...(await ann.form()), isUpdate: true, cardVersion: shown };
    expect((await ann.save(entered)).body).toEqual(DONE);
    expect(await ann.info()).toMatchObject({ lastFour: '1111', cardholderName: 'Ann Lee' });
  });

  it.each([7, null, 'v'.repeat(129)])('cannot be said by %j', async (cardVersion) => {
    const before = await ann.info();
    const reply = await ann.save({ ...(await ann.change()), cardVersion });
    expect([reply.status, String(reply.body['errorMessage'])]).toEqual([
      400,
      expect.stringContaining('cardVersion'),
    ]);
    expect(await ann.info()).toEqual(before);
  });
});
