import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { chooseSeats, fillCard, orderNumber, submitButton } from '../journeys/support/checkout';
import { demoPassword, signIn } from '../journeys/support/sign-in';
import { expect, test } from '../journeys/support/test';
import type { Portal } from '../testkit/processes';

test.use({ portalEnv: { LOG_LEVEL: 'trace' } });

const card = { number: '378282246310005', cvv: '8264' };
const cardForms = [card.number, '3782 822463 10005', '3782-822463-10005'];

/** Every byte that the portal keeps on disk, its logs apart: database with write-ahead log, vault, mail. */
function storedBytes(folder: string): string {
  const names = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)));
  const files = names.filter((path) => statSync(path).isFile());
  return files.map((path) => readFileSync(path, 'latin1')).join('\n');
}

function loggedBytes(portal: Portal): string {
  return (['gateway', 'vendor-api', 'sandbox'] as const).map((name) => portal.logs(name)).join('\n');
}

/** What the page sends: to the payment provider, and to everybody else. */
function recordRequests(page: Page) {
  const toProvider: string[] = [];
  const toOthers: string[] = [];
  page.on('request', (request) => {
    const isProvider = new URL(request.url()).pathname.startsWith('/payment-sandbox/');
    (isProvider ? toProvider : toOthers).push(`${request.url()}\n${request.postData() ?? ''}`);
  });
  return { toProvider: () => toProvider.join('\n'), toOthers: () => toOthers.join('\n') };
}

function expectAbsent(bytes: string, secrets: Record<string, string[]>): void {
  const found = Object.entries(secrets).filter(([, forms]) => forms.some((form) => bytes.includes(form)));
  expect(found.map(([name]) => name)).toEqual([]);
}

test('no card number, security code, password, token, one-time code or nonce is left where it does not belong', async ({
  page,
  portal,
}) => {
  const sent = recordRequests(page);
  const codes: string[] = [];
  page.on('request', (request) => {
    const code = new URL(request.url()).searchParams.get('code');
    if (code !== null) codes.push(code);
  });
  const nonces: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/payment-sandbox/')) return;
    const text = await response.text().catch(() => '');
    nonces.push(...(text.match(/tokencc_\w+/g) ?? []));
  });

  await signIn(page, 'diana@northwind.example', '/buy');
  await chooseSeats(page, { pro: 1 });
  await fillCard(page, card);
  await submitButton(page).click();
  await orderNumber(page);
  const token = await page.evaluate(() => localStorage.getItem('authToken') ?? '');

  expect(sent.toProvider()).toContain(card.number);
  expect([token, ...codes, ...nonces].filter((secret) => secret.length < 10)).toEqual([]);
  expect(codes.length).toBeGreaterThan(0);
  expect(nonces.length).toBeGreaterThan(0);

  const cardSecrets = { number: cardForms, 'security code': [`"${card.cvv}"`, `=${card.cvv}&`] };
  const others = { password: [demoPassword], token: [token], 'one-time code': codes, nonce: nonces };
  expectAbsent(sent.toOthers(), cardSecrets);
  const logs = loggedBytes(portal);
  expect(logs).toContain('POST /cart/buyRpSubscription');
  expectAbsent(logs, { ...cardSecrets, ...others });
  await portal.stop('gateway');
  await portal.stop('vendor-api');
  await portal.stop('sandbox');
  const { nonce: _single, ...keptSecrets } = others;
  expectAbsent(storedBytes(join(portal.dataFolder, 'vendor')), {
    ...cardSecrets,
    ...keptSecrets,
    nonce: nonces,
  });
  expectAbsent(storedBytes(join(portal.dataFolder, 'sandbox')), { ...cardSecrets, ...keptSecrets });
  await portal.start('sandbox');
  await portal.start('vendor-api');
  await portal.start('gateway');
});
