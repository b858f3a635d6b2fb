import type { Page } from 'playwright/test';
import { findings } from './support/axe';
import { signOut } from './support/shell';
import { fillSignIn, signIn, signInByHand } from './support/sign-in';
import { expect, test } from './support/test';

const diana = 'diana@northwind.example';
const max = 'max@northwind.example';

const group = (page: Page) => page.getByRole('region', { name: 'Group 1', exact: true });
const signedOut = (page: Page) => page.getByRole('dialog', { name: 'You are signed out' });
const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });

async function typeAddress(page: Page, email: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Assign Axure RP/ })
    .first()
    .click();
  await page.getByLabel(/Email address for/).fill(email);
}

/** Arrives with a new one-time code, as after a sign-in at the account service. */
async function arriveAs(
  page: Page,
  email: string,
  urls: { accounts: string; portal: string },
): Promise<void> {
  const back = `${urls.portal}/login?redirect=${encodeURIComponent('/billing')}`;
  await page.goto(`${urls.accounts}/login?target=2&redirect=${encodeURIComponent(back)}`);
  await fillSignIn(page, email);
}

test.describe('two tabs', () => {
  test('are signed out together, and one sign-in brings both back', async ({ page, context }) => {
    await signInByHand(page, diana);
    await expect(group(page)).toBeVisible();
    const second = await context.newPage();
    await second.goto('/billing');
    await expect(second.getByText('Credit Card on File')).toBeVisible();
    await signOut(second);
    await expect(page.getByLabel('Password')).toBeVisible();
    await fillSignIn(second, diana);
    await expect(account(second)).toBeVisible();
    await page.goto('/manage');
    await expect(group(page)).toBeVisible();
  });

  test('keep what is typed through a sign-out, out of sight, until the same customer is back', async ({
    page,
    context,
  }) => {
    await signInByHand(page, diana);
    await typeAddress(page, 'typed@northwind.example');
    const second = await context.newPage();
    await second.goto('/manage');
    await signOut(second);
    await second.close();

    await expect(signedOut(page)).toBeVisible();
    await expect(page.getByLabel(/Email address for/)).toBeHidden();
    await expect(group(page)).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeFocused();
    expect(await findings(page)).toEqual([]);

    const opened = context.waitForEvent('page');
    await page.keyboard.press('Enter');
    await fillSignIn(await opened, diana);
    // A page in the background does not render, and so does not return the focus.
    await page.bringToFront();
    await expect(signedOut(page)).toHaveCount(0);
    await expect(page.getByLabel(/Email address for/)).toHaveValue('typed@northwind.example');
    await expect(page.getByLabel(/Email address for/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^typed@northwind.example/ })).toBeVisible();
  });

  test('start over together when another customer signs in, and say so', async ({ page, context }) => {
    await signInByHand(page, diana);
    await typeAddress(page, 'never@northwind.example');
    const second = await context.newPage();
    await second.goto('/manage');
    await signOut(second);
    await fillSignIn(second, max);
    await expect(account(second)).toHaveAccessibleName(/Max/);
    await expect(page.getByText(/^You are now signed in as Max .*\(max@northwind\.example\)/)).toBeVisible();
    await expect(account(page)).toHaveAccessibleName(/Max/);
    expect(await page.locator('body').textContent()).not.toContain('never@');
  });
});

test.describe('a code that arrives beside a good session', () => {
  test('of another customer asks: staying keeps the session, and switching ends it', async ({
    page,
    portal,
  }) => {
    await signInByHand(page, diana, '/profile');
    const before = await page.evaluate(() => localStorage.getItem('authToken'));
    await arriveAs(page, max, portal.urls);
    await expect(
      page.getByRole('heading', { name: /^You are signed in as Diana .+\. Continue as Max .+\?$/ }),
    ).toBeVisible();
    await expect(page.getByText(diana)).toBeVisible();
    await expect(page.getByText(max)).toBeVisible();
    expect(page.url()).not.toContain('code');
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: /^Stay signed in as Diana/ }).click();
    await expect(page).toHaveURL(/\/billing$/);
    await expect(account(page)).toHaveAccessibleName(/Diana/);
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBe(before);

    await arriveAs(page, max, portal.urls);
    await page.getByRole('button', { name: /^Continue as Max/ }).click();
    await expect(account(page)).toHaveAccessibleName(/Max/);
    const answer = await fetch(`${portal.urls.vendor}/user/authcheck`, {
      headers: { authorization: before ?? '' },
    });
    expect(answer.status).toBe(401);
  });
});

test('the code is seen by nothing but its exchange, the profile is loaded once, and success is announced (AUTH-09)', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('auth-success', (event) =>
      sessionStorage.setItem('announced', JSON.stringify((event as CustomEvent<unknown>).detail)),
    );
  });
  const codes: string[] = [];
  const seen: string[] = [];
  const operations: string[] = [];
  page.on('request', (request) => {
    const { searchParams, origin, pathname } = new URL(request.url());
    const code = origin === portal.urls.portal && pathname === '/login' ? searchParams.get('code') : null;
    if (code !== null) codes.push(code);
    else seen.push(`${request.url()} ${request.headers()['referer'] ?? ''}`);
    if (pathname === '/graphql') operations.push(request.postData() ?? '');
  });
  await signInByHand(page, diana, '/profile');
  await expect(account(page)).toBeVisible();
  expect(codes).toHaveLength(1);
  expect(seen.filter((each) => each.includes(codes[0] ?? 'none'))).toEqual([]);
  expect(operations.filter((text) => text.includes(codes[0] ?? 'none'))).toHaveLength(1);
  expect(operations.filter((text) => /query Viewer\b/.test(text))).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('announced'))).toMatch(/userId/);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(codes[0] ?? 'none');
});

test('the session of a delegate ends with the page (AUTH-20, MODE-03)', async ({ page, portal, context }) => {
  await page.goto(`${portal.urls.accounts}/demo`);
  await page.getByRole('button', { name: 'Open Diana’s account as support' }).click();
  await expect(page.getByText('CURRENTLY IN ACCESS ACCOUNT MODE')).toBeVisible();
  await page.getByRole('link', { name: 'Billing', exact: true }).click();
  await expect(page.getByText('CURRENTLY IN ACCESS ACCOUNT MODE')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Password')).toBeVisible();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => ['stoken', 'btid', 'portaluser'].includes(name))).toEqual([]);
});

test('the keyboard starts at a link past the header; what stands alone as an icon says its name after half a second, inside the window (NAV-24, NAV-25)', async ({
  page,
}) => {
  await signIn(page, diana, '/profile');
  await expect(page.getByRole('heading', { name: 'Edit Profile', level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const tooltip = page.getByRole('tooltip');
  // Timed in the page, where a slow machine delays both ends alike.
  const waited = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pointedAt = 0;
        document.addEventListener('mouseover', ({ timeStamp }) => {
          pointedAt = timeStamp;
        });
        new MutationObserver(() => {
          if (document.querySelector('[role=tooltip]')) resolve(performance.now() - pointedAt);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await account(page).hover();
  await expect(tooltip).toHaveText(/^Account of Diana/);
  expect(await waited).toBeGreaterThanOrEqual(450);
  const box = await tooltip.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
  await account(page).click();
  await expect(tooltip).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(account(page)).toBeFocused();
});
