import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { newCardCustomer } from '#tests/testkit/card-customer';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { startPortal } from './testkit/start-portal';
import { previewOf, STORE_KINDS, submitCart } from './testkit/store-orders';

const MASTERCARD = '5555555555554444';
const CHANGED = 'The card on file has changed. Please check it and try again.';

const card = z.object({ version: z.string(), lastFour: z.string(), cardholderName: z.string() });
const read = z.object({ viewer: z.object({ billingInfo: z.object({ card }) }) });
const saved = z.object({
  updatePaymentMethod: z.object({
    success: z.boolean(),
    userErrors: z.array(z.object({ code: z.string(), message: z.string(), field: z.string().nullable() })),
  }),
});

const portal = duringTests(() => startPortal({}, { CLOUD_AUTHOR: 'true' }));
const ann = beforeEachTest(() => newCardCustomer(portal.shop));
beforeEach(async () => {
  await ann.save(await ann.form());
});

const cardOnFile = async () => {
  const query = '{ viewer { billingInfo { card { version lastFour cardholderName } } } }';
  const { data } = await portal.gateway.ask<unknown>(query, {}, { token: ann.user.token });
  return read.parse(data).viewer.billingInfo.card;
};
const replace = async () => ann.save({ ...(await ann.form(MASTERCARD)), isUpdate: true });

describe('the card on file that a screen showed', () => {
  const save = async (cardVersion: string | null) => {
    const input = {
      ...{ cardVersion, recaptchaToken: await portal.shop.captcha(), cardholderName: 'Ann King' },
      ...{ country: 'France', expirationMonth: 3, expirationYear: 2036 },
    };
    const { data } = await portal.gateway.ask<unknown>(
      `mutation($input: UpdatePaymentMethodInput!) {
        updatePaymentMethod(input: $input) { success userErrors { code message field } }
      }`,
      { input },
      { token: ann.user.token },
    );
    return saved.parse(data).updatePaymentMethod;
  };

  test('is the only one that takes the details of its form (CARD-11, CARD-26)', async () => {
    const { version } = await cardOnFile();
    await replace();
    const [before, vault] = [await cardOnFile(), await ann.vault()];
    expect(await save(version)).toEqual({
      success: false,
      userErrors: [{ code: 'VENDOR_REFUSED', message: CHANGED, field: null }],
    });
    expect(await cardOnFile()).toEqual(before);
    expect(await ann.vault()).toEqual(vault);
    expect(await save(before.version)).toEqual({ success: true, userErrors: [] });
    expect(await cardOnFile()).toMatchObject({ lastFour: '4444', cardholderName: 'Ann King' });
    expect(await save(null)).toEqual({ success: true, userErrors: [] });
  });

  test.each(Object.entries(STORE_KINDS))(
    'is the only one that pays for an order of it (%s) (CARD-28, T-15)',
    async (_name, kind) => {
      const { version } = await cardOnFile();
      await replace();
      const { cart } = await previewOf(portal, ann.user, kind);
      const charges = portal.shop.charges();
      const order = async (cardVersion: string | null) => {
        const recaptchaToken = await portal.shop.captcha();
        const payment = { useExistingPaymentMethod: true, recaptchaToken, cardVersion };
        return submitCart(portal, ann.user, kind, { ...cart, payment });
      };
      expect(await order(version)).toMatchObject({
        state: 'REFUSED',
        userErrors: [{ code: 'INVALID_PAYMENT_METHOD', message: CHANGED }],
      });
      expect(await order('v'.repeat(129))).toMatchObject({
        state: 'REFUSED',
        userErrors: [{ code: 'INVALID_INPUT', field: 'payment.cardVersion' }],
      });
      expect(portal.shop.charges()).toEqual(charges);
      expect(await order((await cardOnFile()).version)).toMatchObject({ state: 'DONE', userErrors: [] });
    },
  );
});
