import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findings } from './support/axe';
import { beSignedIn } from './support/sign-in';
import { expect, test } from './support/test';

test('the sign-in page leads to Diana’s account as a support person sees it: with a banner, without Buy (MODE-03, MODE-04, INFO-04)', async ({
  page,
  portal,
}) => {
  await page.goto('/manage');
  await page.getByRole('link', { name: 'access account mode' }).click();
  await expect(page).toHaveURL(`${portal.urls.accounts}/demo#access-account`);
  await page.getByRole('button', { name: 'Open Diana’s account as support' }).click();
  await expect(page).toHaveURL(`${portal.urls.portal}/manage`);
  await expect(page.getByText('CURRENTLY IN ACCESS ACCOUNT MODE')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Diana Osei' })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(tabs).toHaveText(['Manage Products', 'Billing', 'Edit Profile']);
  await expect(page.getByRole('heading', { name: 'Manage Products', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  expect(await findings(page)).toEqual([]);
});

/** Statuses of the gateway's answers under the first part of a path, from its log. */
function statusesOf(log: string, path: string): unknown[] {
  const [area] = /^\/[\w-]+/.exec(path) ?? [];
  return log
    .split('\n')
    .filter((line) => line.includes(`"area":"${area}"`))
    .map((line): unknown => JSON.parse(line).status);
}

test('a page of another port cannot use the session of a delegate', async ({ page, portal, watch }) => {
  watch.expect(/ERR_BLOCKED_BY_RESPONSE|request to a stranger: http:\/\/localhost/);
  const other = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Elsewhere</title>'),
  ).listen(0, 'localhost');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;

  await page.goto(`${portal.urls.accounts}/demo`);
  // Sets the page's cookies without opening the portal, which would clear them on leaving.
  const granted = await page.request.post(`${portal.urls.accounts}/demo/access-account`, { maxRedirects: 0 });
  expect(granted.status()).toBe(303);
  await page.goto(`http://localhost:${port}/`);
  const requests = {
    '/graphql': 'POST',
    '/receipts/x': 'GET',
    '/receipt-archive?from=2026-01-01&to=2026-12-31': 'GET',
    '/profile-image/x': 'GET',
    '/upload/profile-image': 'POST',
  };
  const before = portal.logs('gateway');
  const earlier = (path: string) => statusesOf(before, path);
  for (const [path, method] of Object.entries(requests)) {
    await page.evaluate(
      async ([url, verb]) => {
        const init = { method: verb, mode: 'no-cors', credentials: 'include' } as const;
        await fetch(url, init).catch(() => undefined);
      },
      [`${portal.urls.portal}${path}`, method] as const,
    );
  }
  // 403, not 401: the browser sent the cookies, and they were rejected.
  for (const path of Object.keys(requests)) {
    await expect.poll(() => statusesOf(portal.logs('gateway'), path), path).toEqual([...earlier(path), 403]);
  }
  other.close();
});

test('read-only mode replaces the portal by its message, until it is turned off (MODE-01)', async ({
  page,
  portal,
}) => {
  await beSignedIn(page, 'max@northwind.example');
  const demo = `${portal.urls.accounts}/demo`;
  await page.goto(demo);
  await page.getByLabel('Message to customers').fill('Back at noon.');
  await page.getByRole('button', { name: 'Turn read-only mode on' }).click();
  await expect(page.getByRole('button', { name: 'Turn read-only mode off' })).toBeVisible();
  await expect(async () => {
    await page.goto('/manage');
    await expect(page.getByText('Back at noon.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Billing' })).toHaveCount(0);

  await page.goto(demo);
  await page.getByRole('button', { name: 'Turn read-only mode off' }).click();
  await expect(page.getByRole('button', { name: 'Turn read-only mode on' })).toBeVisible();
  await expect(async () => {
    await page.goto('/manage');
    await expect(page.getByRole('heading', { name: 'Manage Products' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
