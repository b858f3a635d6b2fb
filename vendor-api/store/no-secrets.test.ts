import { beforeAll, describe, expect, it } from 'vitest';
import { DECLINED_VISA, VISA } from '#tests/testkit/card-nonce';
import { dumpDatabase } from '#tests/testkit/dump-database';
import { duringTests } from '#tests/testkit/during-tests';
import { rpCart } from '#tests/testkit/rp-cart';
import { startShop } from '#tests/testkit/start-shop';
import { testDatabases } from '#tests/testkit/test-databases';

describe.each(testDatabases)('what is kept of a payment on %s', (database) => {
  const secrets = new Set([VISA, DECLINED_VISA]);

  const shop = duringTests(() => startShop(database));
  beforeAll(async () => {
    const { faults } = shop.sandbox.payments;
    const ann = await shop.vendor.user();
    const card = async (number?: string) => {
      const fields = await shop.newCard(number);
      secrets.add(fields['nonce'] ?? '').add(fields['recaptchaToken'] ?? '');
      return fields;
    };
    await shop.buy(ann, { ...rpCart(), ...(await card()) });
    await shop.buy(ann, { ...rpCart(), ...(await card(DECLINED_VISA)) });
    await shop.buy(ann, { ...rpCart({ userTotalPrice: '1.00' }), ...(await card()) });
    await shop.buy(ann, { ...rpCart({ proQuantity: 'x' }), ...(await card()) });
    faults.set({ operation: 'sale', kind: 'lost-answer' });
    await shop.buy(ann, { ...rpCart(), ...(await card()) });
    faults.set({ operation: 'vault', kind: 'error', status: 500 });
    await shop.buy(ann, { ...rpCart(), ...(await card()) });
    const { nonce = '', recaptchaToken = '' } = await card();
    await shop.vendor.call('/userbilling/submitupdate', {
      token: ann.token,
      json: { nonce, recaptchaToken },
    });
  });

  it('is neither a card number nor a nonce nor a captcha token, in the database or in the log', async () => {
    const dump = await dumpDatabase(shop.vendor.deps.db);
    const logged = shop.vendor.logged();
    expect(dump).toContain('AX-');
    expect(logged).toContain('/cart/buyRpSubscription');
    expect(secrets.size).toBeGreaterThan(14);
    for (const secret of secrets) {
      expect(dump).not.toContain(secret);
      expect(logged).not.toContain(secret);
    }
  });

  it('is, in the log, neither an address nor a name nor a price', () => {
    for (const private_ of ['Main Street', 'Ann Lee', 'Lee Ltd', 'DE123456789', '300.00']) {
      expect(shop.vendor.logged()).not.toContain(private_);
    }
  });
});
