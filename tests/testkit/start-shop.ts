import { randomUUID } from 'node:crypto';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../sandbox/start-sandbox';
import { readEnv } from '../../vendor-api/env';
import { smtpMailer } from '../../vendor-api/mail/mailer';
import { settleOpenCharges, settleUnsent } from '../../vendor-api/orders/charges/settle-open-charges';
import { braintreePayments } from '../../vendor-api/payments/braintree/braintree-payments';
import { siteVerifier } from '../../vendor-api/payments/captcha-verifier';
import { seedPriceList } from '../../vendor-api/store/prices/load-price-list';
import type { VendorReply } from './call-vendor';
import { cardNonce, type TypedCard } from './card-nonce';
import { type RunningVendor, startVendor, type TestUser } from './start-vendor';
import type { TestDatabase } from './test-databases';

type Form = Record<string, string>;

/** The vendor service with prices, and the real stand-ins for payment, captcha and mail. */
export interface Shop {
  readonly vendor: RunningVendor;
  readonly sandbox: Sandbox;
  nonce(number?: string, typed?: TypedCard): Promise<string>;
  captcha(): Promise<string>;
  /** Payment fields of a new card: PAYFIELDS with a fresh nonce and captcha. */
  newCard(number?: string): Promise<Form>;
  storedCard(): Promise<Form>;
  /** Places an order; RP seats unless another path is given. */
  buy(user: TestUser, form: Form, key?: string | null, path?: string): Promise<VendorReply>;
  /** Returns the provider's charges for one order, or for all. */
  charges(orderId?: string): string[];
  /** Runs the settlement of open charges once. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** For lost answers: shortens real waits; a late commit must take less than the quiet time. */
export const HURRIED = { PAYMENT_TIMEOUT_MS: '1000', PAYMENT_QUIET_MS: '1500' };
/** Times that a busy machine does not exceed. */
const UNHURRIED = { PAYMENT_TIMEOUT_MS: '60000', PAYMENT_QUIET_MS: '90000' };
/** Fifty concurrent orders may block this process and its stand-in longer than a customer would wait. */
const CAPTCHA_MS = 60_000;
const TOOK_MONEY: readonly string[] = ['authorized', 'submitted_for_settlement', 'settled'];

export async function startShop(
  database: TestDatabase,
  env: Record<string, string> = {},
  outside: SandboxOptions = {},
): Promise<Shop> {
  const sandbox = await startSandbox(outside);
  const vendorEnv = {
    ...UNHURRIED,
    BRAINTREE_LOCAL_URL: sandbox.payments.url,
    CAPTCHA_VERIFY_URL: sandbox.captcha.verifyUrl,
    SMTP_URL: sandbox.mail.smtpUrl,
    ...env,
  };
  const settings = readEnv({ NODE_ENV: 'test', ...vendorEnv });
  const payments = braintreePayments(settings);
  const mailer = smtpMailer(settings);
  const vendor = await startVendor({
    database,
    env: vendorEnv,
    overrides: { payments, captcha: siteVerifier(settings, CAPTCHA_MS), mailer },
  });
  await seedPriceList(vendor.deps.db);

  // Tokenizing a card is not hurried.
  const patient = braintreePayments({ ...settings, PAYMENT_TIMEOUT_MS: 30_000 });
  const nonce = async (number?: string, typed?: TypedCard) =>
    cardNonce(sandbox.payments.url, await patient.clientToken(), number, typed);
  const captcha = async () => {
    const response = await fetch(sandbox.captcha.challengeUrl, { method: 'POST' });
    const { token } = (await response.json()) as { token: string };
    return token;
  };
  return {
    vendor,
    sandbox,
    nonce,
    captcha,
    newCard: async (number) => ({
      replacePaymentMethod: 'true',
      useExistingPaymentMethod: 'false',
      nonce: await nonce(number),
      recaptchaToken: await captcha(),
      cardholderName: 'Ann Lee',
      address: '1 Main Street',
      city: 'Berlin',
      state: '',
      zip: '10115',
      country: 'Germany',
      vat: 'DE123456789',
    }),
    storedCard: async () => ({
      replacePaymentMethod: 'false',
      useExistingPaymentMethod: 'true',
      nonce: '',
      recaptchaToken: await captcha(),
    }),
    buy: (user, form, key = randomUUID(), path = '/cart/buyRpSubscription') =>
      vendor.call(path, {
        token: user.token,
        form,
        headers: key === null ? {} : { 'Idempotency-Key': key },
      }),
    charges: (orderId) =>
      sandbox.payments
        .ledger()
        .filter(({ status }) => TOOK_MONEY.includes(status))
        .filter((entry) => orderId === undefined || entry.orderId === orderId)
        .map(({ amount }) => amount),
    async settle() {
      const { signal } = new AbortController();
      await settleUnsent(vendor.deps, signal);
      await settleOpenCharges(vendor.deps, signal);
    },
    async stop() {
      await vendor.stop();
      mailer.close();
      await sandbox.close();
    },
  };
}
