import { describe, expect, test } from 'vitest';
import { DECLINED_VISA } from '#tests/testkit/card-nonce';
import { duringTests } from '#tests/testkit/during-tests';
import { TEST_PASSWORD, type TestUser } from '#tests/testkit/start-vendor';
import { startPortal } from './testkit/start-portal';

/** Changes of account and billing against the real vendor service, payment sandbox and mail server. */

const portal = duringTests(() => startPortal());

const ERRORS = 'success userErrors { code message field }';
const VIEWER =
  '{ viewer { id email name billingInfo { company card { lastFour } } renewalReceipts { isOn recipients } } }';
const NEW_PASSWORD = 'another correct horse';

const look = async (token: string) => (await portal.gateway.ask(VIEWER, {}, { token })).data.viewer;

async function change({ token }: { token: string }, input: object) {
  const query = `mutation($input: ChangeAccountInfoInput!) {
    changeAccountInfo(input: $input) { ${ERRORS} authToken viewer { id email } }
  }`;
  const asked = { currentPassword: TEST_PASSWORD, ...input };
  return (await portal.gateway.ask(query, { input: asked }, { token })).data.changeAccountInfo;
}

async function signIn(loginEmail: string, password: string): Promise<boolean> {
  const query = 'mutation($input: LoginInput!) { login(input: $input) { success } }';
  return (await portal.gateway.ask(query, { input: { loginEmail, password } })).data.login?.success ?? false;
}

describe('credentials', () => {
  test('a new password ends all other sessions, and the answer has a new token', async () => {
    const user = await portal.shop.vendor.user();
    const elsewhere = await portal.shop.vendor.signIn(user.email);
    const changed = await change(user, { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD });
    expect(changed).toMatchObject({ success: true, viewer: { id: user.id, email: user.email } });
    expect(changed.authToken).toEqual(expect.any(String));
    expect((await look(changed.authToken)).id).toBe(user.id);
    expect(await look(elsewhere)).toBeNull();
    expect([await signIn(user.email, NEW_PASSWORD), await signIn(user.email, TEST_PASSWORD)]).toEqual([
      true,
      false,
    ]);
  });

  test('a new address is shown at once and signs in', async () => {
    const user = await portal.shop.vendor.user();
    const newEmail = `moved-${user.email}`;
    const changed = await change(user, { newEmail });
    expect(changed).toMatchObject({
      success: true,
      userErrors: [],
      viewer: { id: user.id, email: newEmail },
    });
    expect((await look(changed.authToken ?? user.token)).email).toBe(newEmail);
    expect([await signIn(newEmail, TEST_PASSWORD), await signIn(user.email, TEST_PASSWORD)]).toEqual([
      true,
      false,
    ]);
  });

  test('a wrong password changes nothing, and has the vendor’s message (ERR-16)', async () => {
    const user = await portal.shop.vendor.user();
    const refused = await change(user, { currentPassword: 'wrong', newEmail: `no-${user.email}` });
    expect(refused).toMatchObject({ success: false, authToken: null, viewer: null });
    expect(refused.userErrors).toEqual([
      { code: 'VENDOR_REFUSED', message: expect.stringMatching(/password/i), field: null },
    ]);
    expect((await look(user.token)).email).toBe(user.email);
  });

  test('the answers to forgotPassword and createUser do not reveal which address is known', async () => {
    const { email } = await portal.shop.vendor.user();
    const query = `mutation($known: EmailAddress!) {
      forgotPassword(input: { loginEmail: $known }) { ${ERRORS} message }
    }`;
    const create = `mutation($known: EmailAddress!) {
      createUser(input: { loginEmail: $known, password: "a long enough password" }) { ${ERRORS} message authToken }
    }`;
    const answerTo = async (text: string, known: string) =>
      JSON.stringify((await portal.gateway.ask(text, { known })).data).replaceAll(known, '…');
    for (const text of [query, create]) {
      const known = await answerTo(text, email);
      expect(known).toContain('"success":true');
      expect(known).toBe(await answerTo(text, `nobody-${email}`));
    }
  });
});

describe('billing', () => {
  const CARD = `mutation($input: UpdatePaymentMethodInput!) {
    updatePaymentMethod(input: $input) { ${ERRORS} billingInfo { card { lastFour cardholderName country vat expirationYear } } }
  }`;
  const save = async (user: TestUser, input: object) => {
    const card = {
      recaptchaToken: await portal.shop.captcha(),
      cardholderName: 'Ann Lee',
      country: 'Germany',
      vat: 'DE123456789',
      expirationMonth: 12,
      expirationYear: 2031,
      ...input,
    };
    return (await portal.gateway.ask(CARD, { input: card }, { token: user.token })).data.updatePaymentMethod;
  };

  test('name and recipients are stored and shown again', async () => {
    const user = await portal.shop.vendor.user();
    await portal.gateway.ask(
      `mutation { updateBillingName(input: { company: " Lee & Söhne " }) { success } }`,
      {},
      { token: user.token },
    );
    const { data } = await portal.gateway.ask(
      `mutation { storeInvoiceEmails(input: { isOn: true, recipients: ["a+b@x.com", "c&d@x.com"] }) {
        ${ERRORS} renewalReceipts { isOn recipients }
      } }`,
      {},
      { token: user.token },
    );
    const stored = { isOn: true, recipients: ['a+b@x.com', 'c&d@x.com'] };
    expect(data.storeInvoiceEmails).toEqual({ success: true, userErrors: [], renewalReceipts: stored });
    expect(await look(user.token)).toMatchObject({
      billingInfo: { company: 'Lee & Söhne' },
      renewalReceipts: stored,
    });
  });

  test('a first card, then another, then the same one with another holder (CARD-25)', async () => {
    const user = await portal.shop.vendor.user();
    const first = await save(user, { nonce: await portal.shop.nonce() });
    expect(first).toMatchObject({
      success: true,
      billingInfo: { card: { lastFour: '1111', vat: 'DE123456789' } },
    });
    const second = await save(user, {
      nonce: await portal.shop.nonce('5555555555554444'),
      country: 'Canada',
    });
    expect(second.billingInfo.card).toMatchObject({ lastFour: '4444', country: 'Canada', vat: '' });
    const third = await save(user, { nonce: null, cardholderName: 'Bob Lee', expirationYear: 2033 });
    expect(third.billingInfo.card).toMatchObject({
      lastFour: '4444',
      cardholderName: 'Bob Lee',
      expirationYear: 2033,
    });
  });

  test('a declined card changes nothing and has the provider’s message (CARD-27)', async () => {
    const user = await portal.shop.vendor.user();
    await save(user, { nonce: await portal.shop.nonce() });
    const refused = await save(user, { nonce: await portal.shop.nonce(DECLINED_VISA) });
    expect(refused).toMatchObject({ success: false, billingInfo: null });
    expect(refused.userErrors[0]?.message).toContain('declined');
    expect((await look(user.token)).billingInfo.card.lastFour).toBe('1111');
  });
});
