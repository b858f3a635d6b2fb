import { describe, expect, it } from 'vitest';
import { newCardCustomer } from '#tests/testkit/card-customer';
import { duringTests } from '#tests/testkit/during-tests';
import { newAttempt } from '#tests/testkit/order-attempt';
import { rpCart } from '#tests/testkit/rp-cart';
import { startShop } from '#tests/testkit/start-shop';
import type { Finding } from '../payments/payment-gateway';
import { settleOpenCharges } from './charges/settle-open-charges';

describe('an order whose card is declined', () => {
  const shop = duringTests(() => startShop('PGlite'));

  it.each([
    ['CVV', { cvv: '200' }, {}, 'cvv'],
    ['expiry', { expirationYear: '2020' }, {}, 'expirationMonth'],
    ['postal code', {}, { zip: '20000' }, 'postalCode'],
  ])('names the %s where that is at fault, and does so again', async (_name, typed, form, field) => {
    const attempt = await newAttempt(shop);
    const nonce = await shop.nonce(undefined, typed);
    const order = { ...(await attempt.order()), ...form, nonce };
    const first = await attempt.buy(order);
    expect(first.body).toMatchObject({ success: false, code: 'CARD_DECLINED', field });
    expect((await attempt.buy(order)).body).toEqual(first.body);
    expect(await attempt.status()).toMatchObject({ state: 'refused', code: 'CARD_DECLINED', field });
    expect(await attempt.sales()).toEqual([]);
  });

  it('names no field of a form when it is the card on file', async () => {
    const ann = await newCardCustomer(shop);
    await ann.save(await ann.form());
    const [card] = await ann.vault();
    await shop.vendor.deps.payments.forgetCard(card?.token ?? '');
    const { body } = await shop.buy(ann.user, { ...rpCart(), ...(await shop.storedCard()) });
    expect(body).toEqual({
      success: false,
      transactionId: '',
      errorMessage: 'The card on file can no longer be used. Please enter a card.',
      code: 'CARD_DECLINED',
    });
  });

  it('is refused in the words of the provider, also when they come later', async () => {
    const attempt = await newAttempt(shop);
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'error', status: 500 });
    expect((await attempt.buy(await attempt.order())).body).toMatchObject({ processing: true });
    const { deps } = shop.vendor;
    const inAnHour = new Date(deps.clock.now().getTime() + 3_600_000);
    const declined: Finding = { kind: 'declined', text: 'Insufficient funds.' };
    const payments = { ...deps.payments, findByOrderId: async () => declined };
    const later = { ...deps, payments, clock: { ...deps.clock, now: () => inAnHour } };
    await settleOpenCharges(later, new AbortController().signal);
    const refused = { state: 'refused', code: 'CARD_DECLINED', errorMessage: 'Insufficient funds.' };
    expect(await attempt.status()).toMatchObject(refused);
  });
});
