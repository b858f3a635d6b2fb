import { join } from 'node:path';
import { chooseSeats, fillCard, orderNumber, submitButton } from '../journeys/support/checkout';
import { demoPassword, signInByHand } from '../journeys/support/sign-in';
import { expect, test } from '../journeys/support/test';
import {
  canaryCard,
  cardSecrets,
  expectAbsent,
  loggedBytes,
  recordRequests,
  storedBytes,
  tokenOf,
  watchBrowser,
  whileStopped,
} from './support/canary-watch';

test.use({ ownPortal: { LOG_LEVEL: 'trace' } });

test('no card number, security code, password, token, one-time code or nonce is left where it does not belong', async ({
  page,
  context,
  portal,
}) => {
  const sent = recordRequests(page);
  const { codes } = watchBrowser(context);
  const nonces: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/payment-sandbox/')) return;
    const text = await response.text().catch(() => '');
    nonces.push(...(text.match(/tokencc_\w+/g) ?? []));
  });

  await signInByHand(page, 'diana@northwind.example', '/buy');
  await chooseSeats(page, { pro: 1 });
  await fillCard(page, canaryCard);
  await submitButton(page).click();
  await orderNumber(page);
  const token = await tokenOf(page);

  expect(sent.toProvider()).toContain(canaryCard.number);
  expect([token, ...codes(), ...nonces].filter((secret) => secret.length < 10)).toEqual([]);
  expect(codes().length).toBeGreaterThan(0);
  expect(nonces.length).toBeGreaterThan(0);

  const others = { password: [demoPassword], token: [token], 'one-time code': codes() };
  expectAbsent(sent.toOthers(), cardSecrets);
  const logs = loggedBytes(portal);
  expect(logs).toContain('POST /cart/buyRpSubscription');
  expectAbsent(logs, { ...cardSecrets, ...others, nonce: nonces });
  await whileStopped(page, portal, () => {
    expectAbsent(storedBytes(join(portal.dataFolder, 'vendor')), {
      ...cardSecrets,
      ...others,
      nonce: nonces,
    });
    expectAbsent(storedBytes(join(portal.dataFolder, 'sandbox')), { ...cardSecrets, ...others });
  });
});
