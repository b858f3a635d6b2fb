import type { Page } from 'playwright/test';
import { GIVEN_NAME_LIMIT } from '#domain/licenses/groups/given-name';
import { isAtLength } from '../testkit/scope';
import { atRest } from './support/at-rest';
import { chooseFromMenu } from './support/choose-from-menu';
import { holdAnswers } from './support/hold';
import { horizontalOverflow, layoutFindings, watchShifts } from './support/layout';
import { beSignedIn, signIn } from './support/sign-in';
import { expect, test } from './support/test';

// With animations on, to press and measure during them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const owner = 'diana@northwind.example';

/** Container around the page's heading: the width of its content, and its height. */
const container = (page: Page) =>
  page.locator('main h1').evaluate((heading) => {
    const frame = heading.parentElement?.parentElement ?? heading;
    const { paddingLeft, paddingRight } = getComputedStyle(frame);
    return {
      width: frame.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
      isHighEnough: frame.clientHeight >= 500,
    };
  });

interface Size {
  width: number;
  height: number;
}

/** Opens a dialog by its button, measures it at rest, and closes it. */
async function sizeOfDialog(page: Page, button: string | RegExp): Promise<Size> {
  await page.getByRole('button', { name: button }).first().click();
  await expect(
    page.getByRole('dialog').getByRole('button', { name: /^(Save|Download|Assign)$/ }),
  ).toBeVisible();
  return sizeOfOpenDialog(page);
}

async function sizeOfOpenDialog(page: Page): Promise<Size> {
  const dialog = page.getByRole('dialog');
  const size = await dialog.evaluate((element: HTMLElement) => ({
    width: element.offsetWidth,
    height: element.offsetHeight,
  }));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  return size;
}

test('every page stands in the same container, 976 pixels wide and 500 high at least (NAV-23, NAV-26)', async ({
  page,
}) => {
  await beSignedIn(page, owner);
  for (const path of ['/manage', '/buy', '/billing', '/profile', '/thankyou']) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await expect.poll(() => container(page), path).toEqual({ width: 976, isHighEnough: true });
  }
  await page.goto('/buy');
  const [cart, summary] = [page.getByLabel('Quantity of Axure RP Pro'), page.getByRole('complementary')];
  const [left, right] = [await cart.boundingBox(), await summary.boundingBox()];
  expect(left && right && left.x + left.width < right.x).toBe(true);
});

test('the header and a word stand before any script has come, and the header stays where it is', async ({
  page,
}) => {
  await beSignedIn(page, owner);
  const brand = page.locator('header').getByText('Account', { exact: true });
  const placed: unknown[] = [];
  await page.route('**/assets/index-*.js', async (route) => {
    await expect(page.getByText('Opening your account…')).toHaveCSS('opacity', '1');
    placed.push(await brand.boundingBox());
    await route.continue();
  });
  await page.goto('/manage');
  await atRest(page);
  placed.push(await brand.boundingBox());
  expect(placed[0]).toBeTruthy();
  expect(placed).toEqual([placed[0], placed[0]]);
});

test('the first queries of a screen are sent before its code has loaded, and then not again', async ({
  page,
}) => {
  await beSignedIn(page, owner);
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /^query (\w+)/.exec(request.postDataJSON()?.query ?? '') ?? [];
    if (name !== undefined) asked.push(name);
  });
  const code = '**/assets/landing-*.js';
  for (const [path, content, reads] of [
    ['/manage', 'Select all 4 seats of Group 6', ['ManageProducts', 'ProductTab', 'SeatFigures']],
    ['/buy', 'Quantity of Axure RP Pro', ['BuyPage']],
    ['/billing', 'Edit billing name', ['BillingPage', 'UpcomingCharges']],
    ['/profile', 'Edit Password', ['ProfilePage']],
  ] as const) {
    asked.length = 0;
    await page.route(code, async (route) => {
      await expect.poll(() => asked.toSorted(), path).toEqual([...reads, 'SessionStart'].sort());
      await route.continue();
    });
    await page.goto(path);
    await page.getByLabel(content).waitFor();
    await atRest(page);
    for (const read of reads) expect(asked.filter((each) => each === read)).toEqual([read]);
    await page.unroute(code);
  }
});

test('the dialogs have the widths meant for them, and heights from 200 to 500 (NAV-26, NAV-27)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, owner, '/profile');
  const sizes = [await sizeOfDialog(page, 'Edit Email Address'), await sizeOfDialog(page, 'Edit Password')];
  expect(sizes.map(({ width }) => width)).toEqual([290, 290]);
  await page.goto('/billing');
  sizes.push(await sizeOfDialog(page, 'Edit billing name'), await sizeOfDialog(page, 'Download receipts'));
  expect(sizes.slice(2).map(({ width }) => width)).toEqual([500, 500]);
  sizes.push(await sizeOfDialog(page, 'Edit credit card'));
  expect(sizes.at(-1)?.width).toBe(670);
  await page.goto('/manage');
  sizes.push(await sizeOfDialog(page, /^Assign Axure RP/));
  expect(sizes.at(-1)?.width).toBe(525);

  // Dialogs that open from menus and from the bar.
  await page.getByRole('checkbox', { name: 'Select all 4 seats of Group 6' }).check();
  const bar = page.getByRole('toolbar', { name: 'Selected seats' });
  const alone = sizes.length;
  const measure = async (name: string) => {
    await expect(page.getByRole('dialog').getByRole('button', { name, exact: true })).toBeVisible();
    sizes.push(await sizeOfOpenDialog(page));
  };
  for (const [name, shows] of [
    ['Assign User', 'Assign'],
    ['Change Managers', 'Done'],
    ['Change Edition', 'Continue'],
    ['Change Billing Term', 'Continue'],
  ] as const) {
    await bar.getByRole('button', { name }).click();
    await measure(shows);
  }
  const more = bar.getByRole('button', { name: 'More Actions' });
  for (const [name, shows] of [
    ['Edit Notes', 'Save'],
    ['Cancel Seats…', 'Cancel 4 Seats'],
    ['Transfer Ownership', 'Transfer Ownership'],
  ] as const) {
    await chooseFromMenu(page, more, name);
    await measure(shows);
  }
  expect(sizes.slice(alone).map(({ width }) => width)).toEqual([650, 525, 670, 670, 500, 500, 525]);
  expectFit(sizes);
});

test('so have those of cloud groups (NAV-27)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'cora@brightline.example', '/manage?cloud=true');
  const group = page.getByRole('region', { name: 'Group 3', exact: true });
  const sizes: Size[] = [];
  for (const [name, shows] of [
    ['Change Billing Term', 'Continue'],
    ['Transfer Ownership', 'Transfer Ownership'],
    ['Cancel/Uncancel Seats', 'Done'],
    ['Cancel Group 3…', 'Cancel Group'],
  ] as const) {
    await chooseFromMenu(page, group.getByRole('button', { name: 'Actions for Group 3' }), name);
    await expect(page.getByRole('dialog').getByRole('button', { name: shows })).toBeVisible();
    sizes.push(await sizeOfOpenDialog(page));
  }
  expect(sizes.map(({ width }) => width)).toEqual([670, 525, 650, 500]);
  expectFit(sizes);
});

test('the longest name of a group fits, of letters that nothing parts', async ({ page }) => {
  const longest = `Group 6 (${'W'.repeat(GIVEN_NAME_LIMIT)})`;
  await page.route('**/graphql', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('"Group 6"', JSON.stringify(longest));
    await route.fulfill({ response: answer, body });
  });
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn(page, owner);
  await expect(page.getByRole('heading', { name: longest })).toBeVisible();
  expect(await layoutFindings(page)).toEqual([]);
  await page.goto('/buy');
  await page.getByLabel('Subscription Group').selectOption({ index: 1 });
  expect(await horizontalOverflow(page)).toBe(0);
  // An answer that is read after the end of the test is a failure.
  await page.unrouteAll({ behavior: 'wait' });
});

test('rows of seats are one line high; truncated changes show in full on hover and focus', async ({
  page,
}) => {
  await signIn(page, owner);
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  const row = rows.filter({ has: page.locator('[data-further]') }).first();
  const further = row.locator('[data-further] > :last-child');
  const widthOf = async () => (await further.boundingBox())?.width;
  const heights = () => rows.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  await expect(row).toBeVisible();
  expect(Math.max(...(await heights()))).toBeLessThanOrEqual(41);
  expect(await widthOf()).toBe(1);
  await row.locator('[data-column=pending]').hover();
  await expect.poll(widthOf).toBeGreaterThan(100);
  expect(Math.max(...(await heights()))).toBeLessThanOrEqual(41);
  await page.getByLabel('Search user, note, manager').hover();
  await expect.poll(widthOf).toBe(1);
  await row.getByRole('checkbox').focus();
  await page.keyboard.press('Tab');
  await expect.poll(widthOf).toBeGreaterThan(100);
});

test('nothing that was painted moves when a page of an order has loaded', async ({ page }) => {
  await signIn(page, 'cora@brightline.example', '/billing');
  const details = page.getByRole('link', { name: /^Details of order/ });
  await expect(details.first()).toBeVisible();
  const paths = await details.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const shifted = await watchShifts(page);
  // Each at one width; at length each at all widths.
  for (const [turn, path] of paths.slice(0, 3).entries()) {
    for (const width of [375, 768, 1440].filter((_, index) => isAtLength || index === turn)) {
      await page.setViewportSize({ width, height: 900 });
      const letGo = await holdAnswers(page, 'query Confirmation(');
      await page.goto(path);
      await expect(page.getByText('Loading the confirmation')).toBeAttached();
      await atRest(page);
      letGo();
      await expect(page.getByRole('main')).toContainText('Total USD');
      await expect(page.getByRole('button', { name: /^PDF receipt/ })).toBeVisible();
      expect(await shifted(), `${path}, ${width} px`).toBeLessThan(0.02);
      await page.unrouteAll();
    }
  }
});

function expectFit(sizes: readonly Size[]): void {
  for (const { height } of sizes) {
    expect(height).toBeGreaterThanOrEqual(200);
    expect(height).toBeLessThanOrEqual(500);
  }
}
