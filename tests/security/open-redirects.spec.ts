import type { Page } from 'playwright/test';
import { fillSignIn, signIn } from '../journeys/support/sign-in';
import { expect, test } from '../journeys/support/test';
import { isAtLength } from '../testkit/scope';
import { tricksOn } from './support/redirect-tricks';

const EMAIL = 'new@fresh.example';
const PROBLEM = '<h1>This link does not work</h1>';
/** On a new connection: the server may just be closing an idle one. */
const UNFOLLOWED = { maxRedirects: 0, headers: { connection: 'close' } };
const EVIL = /evil\.example|document\.domain|stolen/;

/** Expects a signed-in customer to arrive in the portal, without the trick in the address. */
async function expectInPortal(page: Page, portal: string, trick: string): Promise<void> {
  // A path that looks like a file that does not exist is answered by the portal itself.
  const arrived = page
    .getByRole('link', { name: 'Manage Products' })
    .or(page.getByText('"message":"Not found."'));
  await expect(arrived.first(), trick).toBeVisible();
  const { origin, pathname, search } = new URL(page.url());
  expect([trick, origin]).toEqual([trick, portal]);
  expect(pathname).not.toMatch(/^\/(?:\/|\\|login)/);
  expect(search).not.toContain('stolen');
}

// Pages are also watched: foreign requests, dialogs and script errors fail the test.
test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A script ran: ${dialog.message()}`);
  });
});

test('a signed-in customer stays on the portal, whatever `redirect` says', async ({ page, portal }) => {
  const { portal: home } = portal.urls;
  await signIn(page, EMAIL);
  // This tests browsers with addresses that no rule has refused; the rule has its own tests.
  const tricks = tricksOn(home).filter((_, index) => isAtLength || index % 6 === 0);
  for (const trick of [...tricks, '//evil.example', 'javascript:alert(document.domain)']) {
    const path = trick.length % 2 === 0 ? '/login' : '/';
    await page.goto(`${home}${path}?redirect=${encodeURIComponent(trick)}&code=made-up`);
    await expectInPortal(page, home, trick);
  }
});

test('a sign-in leads to the portal, or to a page that says that the link does not work', async ({
  browser,
  request,
  portal,
}) => {
  const { portal: home, accounts } = portal.urls;
  const context = await browser.newContext();
  const strangers: string[] = [];
  context.on('request', (sent) => {
    const url = sent.url();
    if (!/^(?:data|blob):/.test(url) && ![home, accounts].includes(new URL(url).origin)) strangers.push(url);
  });
  const page = await context.newPage();
  for (const trick of tricksOn(home)) {
    const address = `${accounts}/login?target=2&redirect=${encodeURIComponent(trick)}`;
    const answer = await request.get(address, UNFOLLOWED);
    if (answer.status() === 400) {
      expect(await answer.text()).toContain(PROBLEM);
      expect(await answer.text()).not.toMatch(EVIL);
      continue;
    }
    await page.goto(address);
    await fillSignIn(page, EMAIL);
    await expectInPortal(page, home, trick);
    expect(strangers).toEqual([]);
    await page.evaluate(() => localStorage.clear());
    await context.clearCookies();
  }
  await context.close();
});

test('a portal that was opened by a trick signed out carries nobody away either', async ({
  page,
  portal,
}) => {
  const { portal: home, accounts } = portal.urls;
  for (const trick of ['//evil.example', 'javascript:alert(document.domain)', 'https://evil.example/']) {
    await page.goto(`${home}/login?redirect=${encodeURIComponent(trick)}`);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(accounts);
    expect(decodeURIComponent(page.url())).not.toMatch(EVIL);
  }
  await fillSignIn(page, EMAIL);
  await expectInPortal(page, home, 'after all');
});

test('the pages of the account service lead nobody away', async ({ page, portal }) => {
  const { portal: home, accounts } = portal.urls;
  for (const path of ['/create-account', '/forgot-password', '/login'])
    for (const trick of tricksOn(home).filter((each) => !each.startsWith(home)))
      for (const search of [
        `redirect=${encodeURIComponent(home)}&redirect=${encodeURIComponent(trick)}`,
        `redirect[]=${encodeURIComponent(trick)}`,
      ]) {
        const answer = await page.request.get(`${accounts}${path}?${search}`, UNFOLLOWED);
        expect([path, trick, answer.headers()['location'] ?? null]).toEqual([path, trick, null]);
        expect(await answer.text()).not.toMatch(EVIL);
      }
  for (const path of ['/reset-password', '/confirm-account', '/confirm-email', '/confirm-address']) {
    await page.goto(`${accounts}${path}?redirect=https://evil.example#${'x'.repeat(43)}`);
    expect(await page.content()).not.toMatch(EVIL);
  }
});
