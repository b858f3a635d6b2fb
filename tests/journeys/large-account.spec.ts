import type { Page } from 'playwright/test';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test('an account of 10,000 seats opens, scrolls and searches', async ({ page, isMobile }) => {
  await signIn(page, 'atlas@bigco.example');
  await expect(page.getByRole('region', { name: 'Group 1', exact: true })).toBeVisible();
  await expect(
    page.getByRole('button', { name: /assign to somebody else|^Assign Axure RP/ }).first(),
  ).toBeVisible();

  const height = await pageHeight(page);
  const first = await assignOf(page, /assign to somebody else/)
    .first()
    .textContent();
  await page.mouse.wheel(0, 4_000);
  await expect.poll(() => rowsInWindow(page)).toBeGreaterThan(3);
  // Only rows near the window are rendered, and the page is as high as with all of them.
  await expect.poll(() => page.getByRole('row').count()).toBeLessThan(120);
  // The height of a card is known once it is rendered.
  expect(Math.abs((await pageHeight(page)) - height)).toBeLessThan(isMobile ? height / 20 : 10);
  // Rows rendered on the way up may be a pixel higher than estimated: scroll further up than down, and allow
  // the part above the window to grow by one pixel.
  await page.mouse.wheel(0, -5_000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(5);
  await expect(assignOf(page, /assign to somebody else/).first()).toHaveText(first ?? '');

  await page.getByLabel('Search user, note, manager').fill('nobody-has-this-name');
  await expect(page.getByRole('button', { name: /assign to somebody else/ })).toHaveCount(0);
  await page.getByLabel('Search user, note, manager').fill('');
  await expect(page.getByRole('button', { name: /assign to somebody else/ }).first()).toBeVisible();
});

test('Back and a reload lead to the rows one came from, a link to the top @desktop', async ({ page }) => {
  await signIn(page, 'atlas@bigco.example');
  await expect(assignOf(page, /assign to somebody else/).first()).toBeVisible();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 1_500);
  await expect.poll(scrolled).toBe(1_500);

  // In place: a click by the browser's tool would scroll first.
  await page.getByRole('link', { name: 'Billing', exact: true }).dispatchEvent('click');
  await expect(page.getByRole('heading', { name: 'Transaction History' })).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(1_500);
  await expect.poll(() => rowsInWindow(page)).toBeGreaterThan(5);

  await page.reload();
  await expect.poll(scrolled).toBe(1_500);
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Transaction History' })).toBeVisible();
  await expect.poll(scrolled).toBe(0);
});

test('events of days close together do not hide each other @desktop', async ({ page }) => {
  await signIn(page, 'atlas@bigco.example');
  const events = page
    .locator('section, div')
    .filter({ has: page.getByRole('heading', { name: 'Next 12 months' }) })
    .last()
    .locator('..')
    .getByRole('listitem');
  await expect(events).toHaveCount(3);
  const place = (pixels: number) =>
    events.evaluateAll((all, step) => {
      for (const [index, event] of all.entries()) event.style.left = `calc(50% + ${index * step}px)`;
    }, pixels);
  await place(40);
  const { x, y, height } = (await events.first().boundingBox()) ?? { x: 0, y: 0, height: 0 };
  const middle = { clip: { x: x - 1, y: y + height / 2 - 1, width: 2, height: 2 } };
  const alone = await page.screenshot(middle);
  await place(4);
  expect((await page.screenshot(middle)).equals(alone)).toBe(true);
});

const pageHeight = (page: Page) => page.evaluate(() => document.body.scrollHeight);

const rowsInWindow = (page: Page) =>
  page
    .getByRole('row')
    .or(page.locator('li[data-index]'))
    .evaluateAll(
      (rows) =>
        rows
          .map((row) => row.getBoundingClientRect())
          .filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight).length,
    );

const assignOf = (page: Page, user: string | RegExp) =>
  page.getByRole('button', {
    name: typeof user === 'string' ? `${user}, assign to somebody else` : user,
  });

/** Holds the second part of a plan until the page is left. */
async function holdSecondPart(page: Page): Promise<void> {
  let parts = 0;
  await page.route('**/graphql', (route) => {
    const isPart = route.request().postData()?.includes('"operationName":"ApplySeatPlan"') ?? false;
    if (isPart) parts += 1;
    return isPart && parts === 2 ? undefined : route.continue();
  });
}

test('a list of 600 people is left in the middle, goes on after a reload, and is undone', async ({
  page,
}) => {
  const people = Array.from({ length: 600 }, (_, index) => `new.${index}@bigco.example`);
  await signIn(page, 'atlas@bigco.example');
  const before = await assignOf(page, /assign to somebody else/)
    .first()
    .textContent();
  await page.getByRole('button', { name: 'Select all 10,000' }).click();
  await expect(page.getByRole('toolbar', { name: 'Selected seats' })).toContainText('10,000 selected');
  await page.getByRole('link', { name: 'Assign from a list' }).click();
  await page.getByLabel('File with the list').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(people.join('\r\n')),
  });
  await holdSecondPart(page);
  await page.getByRole('button', { name: 'Change 600 seats' }).click();
  await page
    .getByRole('link', { name: /Manage Products$/ })
    .first()
    .click();
  await expect(page.getByText('500 of 600 seats changed. You can leave this page.')).toBeVisible();
  await expect(assignOf(page, 'new.0@bigco.example')).toBeVisible();

  const asked = page.waitForEvent('dialog');
  await Promise.all([page.reload(), asked.then((dialog) => dialog.accept())]);
  await expect(page.getByRole('button', { name: 'Undo: 500 seats changed.' })).toBeVisible();
  await page.getByRole('link', { name: 'Assign from a list' }).click();
  await page.getByRole('button', { name: 'Change 100 seats' }).click();
  await expect(page.getByText('100 seats changed.')).toBeVisible();
  expect(await page.getByRole('row').count()).toBeLessThan(200);

  await page
    .getByRole('link', { name: /Manage Products$/ })
    .first()
    .click();
  for (const done of ['100', '500']) {
    await page.getByRole('button', { name: `Undo: ${done} seats changed.` }).click();
    await expect(page.getByRole('button', { name: `Undo: ${done} seats changed.` })).toHaveCount(0);
  }
  await expect(assignOf(page, /assign to somebody else/).first()).toHaveText(before ?? '');
});

test('the renewals of the next months fit their card on the narrowest phone, however large the sums @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await signIn(page, 'atlas@bigco.example');
  const list = page.getByRole('listitem').filter({ hasText: 'renews' }).first().locator('..');
  await expect(list).toBeVisible();
  const tooWide = () => list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(tooWide).toBe(0);
});
