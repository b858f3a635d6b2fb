import { beforeEach, describe, expect, it } from 'vitest';
import { newCardCustomer } from '#tests/testkit/card-customer';
import { DECLINED_VISA } from '#tests/testkit/card-nonce';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { startShop } from '#tests/testkit/start-shop';
import { testDatabases } from '#tests/testkit/test-databases';

const MASTERCARD = '5555555555554444';
const OUTAGE = 'The card could not be saved because the payment service did not answer. Please try again.';

describe.each(testDatabases)('a card on file on %s', (database) => {
  const shop = duringTests(() => startShop(database));
  const ann = beforeEachTest(() => newCardCustomer(shop));
  beforeEach(async () => {
    shop.sandbox.payments.faults.clear();
  });

  it('is kept at the provider and shown as far as it may be (REST-14, REST-18, BILL-08)', async () => {
    expect((await ann.save(await ann.form())).body).toEqual({ success: true, message: '' });
    expect(await ann.info()).toEqual({
      company: '',
      hasExistingPaymentMethod: true,
      lastFour: '1111',
      cardType: 'Visa',
      cardholderName: 'Ann Lee',
      streetAddress: '1 Main Street',
      locality: 'Berlin',
      region: 'Berlin',
      postalCode: '10115',
      country: 'Germany',
      vat: 'DE123456789',
      expirationMonth: 12,
      expirationYear: 2031,
      cardVersion: expect.stringMatching(/./),
    });
  });

  it('is replaced by another, and loses its VAT id where the form has no such field', async () => {
    await ann.save(await ann.form());
    await ann.save({ ...(await ann.form(MASTERCARD)), country: 'Canada', isUpdate: true });
    const replaced = { lastFour: '4444', cardType: 'MasterCard', country: 'Canada', vat: '' };
    expect(await ann.info()).toMatchObject(replaced);
  });

  it('changes holder, address and expiry without being entered again, here and at the provider', async () => {
    await ann.save(await ann.form());
    expect((await ann.save(await ann.change())).body).toEqual({ success: true, message: '' });
    expect(await ann.info()).toMatchObject({
      lastFour: '1111',
      cardholderName: 'Ann King',
      locality: 'Köln',
      expirationMonth: 3,
      expirationYear: 2036,
    });
    expect(await ann.vault()).toMatchObject([
      { last4: '1111', cardholderName: 'Ann King', expires: '03/2036' },
    ]);
  });

  it('keeps no control characters of what was typed', async () => {
    await ann.save({
      ...(await ann.form()),
      cardholderName: ' Ann\u0000\tLee ',
      address: '1 Main\r\nStreet',
    });
    expect(await ann.info()).toMatchObject({ cardholderName: 'Ann Lee', streetAddress: '1 Main Street' });
  });

  it.each([
    [
      'is declined by the bank',
      DECLINED_VISA,
      {},
      'The card was declined: the bank gave no reason. Nothing was charged. Please ask your bank, or use another card.',
      undefined,
    ],
    [
      'has another CVV',
      MASTERCARD,
      { cvv: '200' },
      'The card was declined: the CVV does not match it. Nothing was charged. Please check the CVV, or use another card.',
      'cvv',
    ],
    ['has a CVV that is none', MASTERCARD, { cvv: '1' }, 'The CVV of the card is not valid.', 'cvv'],
    ['is no card', '4111111111111112', {}, 'Please enter a valid card number', 'number'],
    [
      'has expired',
      MASTERCARD,
      { expirationYear: '2020' },
      'The card was declined: it has expired. Nothing was charged. Please check the expiry date, or use another card.',
      'expirationMonth',
    ],
  ])('stays when the new one %s', async (_name, number, typed, message, field) => {
    await ann.save(await ann.form());
    const before = await ann.info();
    const refusal = { success: false, message, ...(field && { field }) };
    expect((await ann.save(await ann.form(number, typed))).body).toEqual(refusal);
    expect(await ann.info()).toEqual(before);
  });

  it('stays as it is when the provider refuses a change', async () => {
    await ann.save(await ann.form());
    const [before, vault] = [await ann.info(), await ann.vault()];
    const expired = await ann.save({ ...(await ann.change()), creditCardExpireYear: 2020 });
    expect(expired.body).toMatchObject({ success: false, field: 'expirationMonth' });
    const elsewhere = await ann.save({ ...(await ann.change()), zip: '20000' });
    expect(elsewhere.body).toMatchObject({ success: false, field: 'postalCode' });
    expect(await ann.info()).toEqual(before);
    expect(await ann.vault()).toEqual(vault);
  });

  it.each([
    ['cardholder', { cardholderName: ' \u0000' }, 'Cardholder Name is required', 'cardholderName'],
    ['country', { country: '' }, 'Country is required', undefined],
    ['country that there is', { country: 'Narnia' }, 'Country is required', undefined],
    ['American zip', { country: 'United States of America', zip: ' ' }, 'Zip Code is required', 'postalCode'],
    ['card', { nonce: '' }, 'Please enter a valid card number', 'number'],
    ['card to be changed', { nonce: '', isUpdate: true }, 'Please enter a valid card number', 'number'],
    [
      'captcha',
      { recaptchaToken: 'forged' },
      'We could not confirm that you are human. Please try again.',
      undefined,
    ],
    [
      'nonce of this provider',
      { nonce: 'tokencc_of_another' },
      'The card details were used already or have expired. Please enter the card again.',
      undefined,
    ],
  ])('is not saved without a %s', async (_name, wrong, message, field) => {
    const reply = await ann.save({ ...(await ann.form()), ...wrong });
    expect(reply.body).toEqual({ success: false, message, ...(field && { field }) });
    expect((await ann.info())['hasExistingPaymentMethod']).toBe(false);
  });

  it('is not saved by a nonce or a captcha that was used before', async () => {
    const form = await ann.form();
    await ann.save(form);
    const bob = await newCardCustomer(shop);
    expect((await bob.save(form)).body['success']).toBe(false);
    expect((await bob.save({ ...form, recaptchaToken: await shop.captcha() })).body).toEqual({
      success: false,
      message: 'The card details were used already or have expired. Please enter the card again.',
    });
    expect((await bob.info())['hasExistingPaymentMethod']).toBe(false);
  });

  it.each([
    ['creditCardExpireMonth', '12'],
    ['creditCardExpireMonth', 13],
    ['creditCardExpireMonth', 1.5],
    ['creditCardExpireYear', '2031'],
    ['creditCardExpireYear', null],
    ['isUpdate', 'true'],
    ['zip', 10_115],
    ['zip', '1'.repeat(33)],
    ['vat', ['DE1']],
    ['cardholderName', 'a'.repeat(176)],
    ['address', { street: 'Main' }],
    ['nonce', null],
    ['nonce', 'n'.repeat(513)],
    ['recaptchaToken', 7],
  ])('is not changed by a wrong %s: %s (REST-18, CARD-25)', async (field, value) => {
    await ann.save(await ann.form());
    const before = await ann.info();
    const reply = await ann.save({ ...(await ann.change()), [field]: value });
    expect(reply.status).toBe(400);
    expect(String(reply.body['errorMessage'])).toContain(field);
    expect(await ann.info()).toEqual(before);
  });

  it.each([
    ['address', 256, 'Street Address can have at most 255 characters'],
    ['cardholderName', 176, 'Cardholder Name can have at most 175 characters'],
    ['zip', 33, 'Zip/Postal Code can have at most 32 characters'],
    ['vat', 65, 'VAT can have at most 64 characters'],
  ])('says in words that %s is too long', async (field, length, text) => {
    const reply = await ann.save({ ...(await ann.form()), [field]: 'x'.repeat(length) });
    expect([reply.status, reply.body['errorMessage']]).toEqual([400, `${field}: ${text}`]);
  });

  it('is not changed while the provider does not answer', async () => {
    const form = await ann.form();
    shop.sandbox.payments.faults.set({ operation: 'vault', kind: 'error', status: 500 });
    expect((await ann.save(form)).body).toEqual({ success: false, message: OUTAGE });
    expect((await ann.info())['hasExistingPaymentMethod']).toBe(false);

    await ann.save(await ann.form());
    const before = await ann.info();
    const change = await ann.change();
    shop.sandbox.payments.faults.set({ operation: 'vault', kind: 'refuse' });
    expect((await ann.save(change)).body).toEqual({ success: false, message: OUTAGE });
    expect(await ann.info()).toEqual(before);
  });

  it('cannot be changed any more once the provider has lost it', async () => {
    await ann.save(await ann.form());
    const [card] = await ann.vault();
    await shop.vendor.deps.payments.forgetCard(card?.token ?? '');
    expect((await ann.save(await ann.change())).body).toEqual({
      success: false,
      message: 'The card on file can no longer be used. Please enter a card.',
      field: 'number',
    });
  });
});
