import { afterEach } from 'vitest';
import { duringTests } from '../../../../tests/testkit/during-tests';
import { pauseBeforeCaptcha } from '../../../../tests/testkit/pausing-captcha';
import { startShop } from '../../../../tests/testkit/start-shop';
import type { TestDatabase } from '../../../../tests/testkit/test-databases';

/** A shop whose orders can be paused at their captcha check. Clears its faults after each test. */
export function pausingShop(database: TestDatabase) {
  const captcha = duringTests(() => pauseBeforeCaptcha());
  const shop = duringTests(async () => {
    const started = await startShop(database, { CAPTCHA_VERIFY_URL: captcha.url });
    captcha.passOnTo(started.sandbox.captcha.verifyUrl);
    return started;
  });
  afterEach(() => {
    shop.vendor.deps.faults.set({});
    shop.sandbox.payments.faults.clear();
  });
  return { shop, captcha };
}
