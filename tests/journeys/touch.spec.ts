import type { Locator } from 'playwright/test';
import { expectNoneCovered } from './support/keyboard';
import { signIn } from './support/sign-in';
import { expectLargeTargets } from './support/targets';
import { expect, test } from './support/test';

test.use({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true });

test('everything that is pressed with a finger is at least 44 pixels wide and high', async ({ page }) => {
  await signIn(page, 'diana@northwind.example');
  await page.getByRole('button', { name: 'Assign Axure RP Enterprise' }).first().waitFor();
  await expectLargeTargets(page, 'seats');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .tap();
  await page.getByRole('menuitem').first().waitFor();
  await expectLargeTargets(page, 'the menu of a row');
  await page.getByRole('menuitem', { name: 'Edit Note' }).tap();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await expectLargeTargets(page, 'a dialog');
  for (const path of ['/manage?cloud=true', '/manage/assign', '/buy', '/billing', '/profile']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await expectLargeTargets(page, path);
  }
});

test('a message stands above what floats at the bottom of the window', async ({ page }) => {
  await signIn(page, 'diana@northwind.example');
  await page
    .getByRole('checkbox', { name: /^Select Axure RP/ })
    .first()
    .check();
  await page
    .getByRole('button', { name: /^Actions for .+@/ })
    .first()
    .tap();
  await page.getByRole('menuitem', { name: 'Copy email' }).tap();
  const message = page.getByRole('alert');
  await expect(message).toBeInViewport({ ratio: 1 });
  await isAbove(message, page.getByRole('toolbar', { name: 'Selected seats' }));
});

test('a message of a long address leaves the word on its button whole', async ({ page }) => {
  await signIn(page, 'diana@northwind.example');
  await page
    .getByRole('checkbox', { name: /^Select Axure RP/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Change Managers' }).tap();
  await page.getByLabel('Add managers').fill('somebody.with.a.long.name@northwind.example');
  await page.getByRole('button', { name: 'Add', exact: true }).tap();
  const undo = page.getByRole('alert').getByText('Undo', { exact: true });
  await expect(undo).toBeVisible();
  const lines = await undo.evaluate((word) => {
    const range = document.createRange();
    range.selectNodeContents(word);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('the buttons of a dialog with many fields stay in view, and cover no field that has the focus', async ({
  page,
}) => {
  await signIn(page, 'diana@northwind.example');
  await page.getByRole('button', { name: /^Select all/ }).tap();
  await page.getByRole('button', { name: 'Assign User' }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  const assign = dialog.getByRole('button', { name: 'Assign', exact: true });
  await expect(assign).toBeInViewport({ ratio: 1 });
  await expectNoneCovered(page, assign.locator('..'), 16);
  await expect(assign).toBeInViewport({ ratio: 1 });
});

test('a finger on the name of a month chooses the bar above it', async ({ page }) => {
  await signIn(page, 'diana@northwind.example', '/billing');
  const chart = page.getByRole('figure', { name: /^To be charged by month/ });
  const months = chart.getByRole('toolbar').getByRole('button');
  await expect(months).toHaveCount(13);
  for (const month of await months.all()) {
    if ((await month.getAttribute('aria-disabled')) === 'true') continue;
    await month.tap();
    await expect(month).toHaveAttribute('aria-pressed', 'true');
  }
});

async function isAbove(upper: Locator, lower: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
      return above !== null && below !== null && above.y + above.height <= below.y;
    })
    .toBe(true);
}

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('a year fits into its field of the card', async ({ page }) => {
    await signIn(page, 'new@fresh.example', '/buy');
    const year = page.getByRole('combobox', { name: 'Year' });
    const room = await year.evaluate((field) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      const text = document.createElement('canvas').getContext('2d');
      if (text === null) throw new Error('Nothing to measure with.');
      text.font = font;
      const inner = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return inner - text.measureText('YYYY').width;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  });
});

test.describe('on a phone that lies on its side', () => {
  test.use({ viewport: { width: 667, height: 375 } });

  test('every action for the selected seats can be reached', async ({ page }) => {
    await signIn(page, 'diana@northwind.example');
    await page.getByRole('button', { name: /^Select all/ }).tap();
    await page.getByRole('button', { name: 'More Actions' }).tap();
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
    await page.getByRole('menuitem', { name: 'Cancel Seats…' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
