import type { Page } from 'playwright/test';
import { atRest } from './support/at-rest';
import { chooseFromMenu } from './support/choose-from-menu';
import { horizontalOverflow, layoutFindings } from './support/layout';
import { beSignedIn } from './support/sign-in';
import { expect, test } from './support/test';

async function signInWithLargeText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await beSignedIn(page, 'diana@northwind.example');
}

async function holdPhoneWithLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 375, height: 667 });
  await signInWithLargeText(page);
}

/** As WCAG 2.2 (1.4.12) requires. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, spaced];
  });
}

async function selectSeats(page: Page) {
  await page.goto('/manage');
  const all = page.getByRole('checkbox', { name: /^Select all \d+ seats?/ });
  await all.first().check();
  return page.getByRole('button', { name: 'More Actions' });
}

test('where a reader has set text twice as large all of it grows, and nothing is cut off or covered @desktop', async ({
  page,
}) => {
  await signInWithLargeText(page);
  for (const path of ['/manage', '/buy', '/billing', '/profile']) {
    await page.goto(path);
    await expect(page.locator('main h1')).toHaveCSS('font-size', '44px');
    await atRest(page);
    await expect.poll(() => layoutFindings(page), path).toEqual([]);
  }
  await page.goto('/buy?pro=2');
  await page.getByRole('button', { name: 'Total USD' }).waitFor();
  await atRest(page);
  await expect.poll(() => layoutFindings(page), 'the price').toEqual([]);
});

test('on a phone with text twice as large no page is wider than its window', async ({ page }) => {
  await holdPhoneWithLargeText(page);
  for (const path of ['/manage', '/buy', '/billing', '/profile']) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await atRest(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(375);
  }
  // An eight-digit amount, the card on file and three tabs, beside a scroll bar that takes room.
  await page.setViewportSize({ width: 360, height: 667 });
  await page.goto('/buy?pro=12&team=3&ent=5');
  await page.getByText('Next billed date').waitFor();
  await atRest(page);
  await expect.poll(() => layoutFindings(page)).toEqual([]);
});

test('on a phone with text twice as large a menu and the bar with the total are no wider than the window', async ({
  page,
}) => {
  await holdPhoneWithLargeText(page);
  await page.goto('/buy?pro=2');
  const review = page.getByRole('link', { name: 'Review order' });
  await review.waitFor();
  await atRest(page);
  await expect.poll(() => horizontalOverflow(page)).toBe(0);
  const { right } = await review.evaluate((link) => link.getBoundingClientRect());
  expect(right).toBeLessThanOrEqual(375);

  await (await selectSeats(page)).click();
  await page.getByRole('menuitem', { name: 'Edit Notes' }).waitFor();
  await expect.poll(() => layoutFindings(page)).toEqual([]);
});

test('on a phone with text twice as large a dialog has its title above its contents, and its buttons are whole', async ({
  page,
}) => {
  await holdPhoneWithLargeText(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current Password').waitFor();
  await atRest(page);
  const title = await dialog.getByRole('heading').boundingBox();
  const first = await dialog.getByText('Current Password').boundingBox();
  expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);

  await chooseFromMenu(page, await selectSeats(page), 'Transfer Ownership');
  const labels = dialog.getByRole('button', { name: 'Transfer Ownership' }).locator('*');
  await expect(labels.last()).toBeVisible();
  const cutOff = await labels.evaluateAll((parts) =>
    parts
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ tagName }) => tagName),
  );
  expect(cutOff).toEqual([]);
});

test('in a window of 320 pixels, with text spaced as widely as readers may need, choices are whole @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 667 });
  await beSignedIn(page, 'diana@northwind.example');
  await chooseFromMenu(page, await selectSeats(page), 'Change Edition');
  await page
    .getByRole('dialog')
    .getByText(/^Changes on/)
    .first()
    .waitFor();
  await spaceText(page);
  await expect.poll(() => layoutFindings(page)).toEqual([]);
});

test('in a window of 320 pixels, with text spaced as widely as readers may need, counts to cancel are whole @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 667 });
  await beSignedIn(page, 'cora@brightline.example');
  await page.goto('/manage?cloud=true');
  const group = page.getByRole('region', { name: 'Group 3' });
  const actions = group.getByRole('button', { name: 'Actions for Group 3' });
  await chooseFromMenu(page, actions, 'Cancel/Uncancel Seats');
  await page.getByRole('spinbutton', { name: 'Canceled RP Publisher seats' }).waitFor();
  await spaceText(page);
  await expect.poll(() => layoutFindings(page)).toEqual([]);
});
