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
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('menuitem', { name: /^Jump to/ }).tap();
  await page.getByRole('option', { name: 'Buy' }).waitFor();
  await expectLargeTargets(page, 'the palette');
  for (const path of [
    '/manage?cloud=true',
    '/manage/assign',
    '/manage/activity',
    '/buy',
    '/billing',
    '/profile',
  ]) {
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
  // Dark and forced colors show no shadow that would set it off from what it covers.
  await expect(message).toHaveCSS('border-style', 'solid');
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

  test('a year and a card number fit into their fields', async ({ page }) => {
    await signIn(page, 'new@fresh.example', '/buy');
    expect(await roomFor(page.getByRole('combobox', { name: 'Year' }), 'YYYY')).toBeGreaterThanOrEqual(0);
    const number = page.getByLabel('Card Number');
    expect(await roomFor(number, '4000 0000 0000 0000')).toBeGreaterThanOrEqual(0);
  });

  test('the actions for selected seats take two lines, however many are selected', async ({ page }) => {
    await signIn(page, 'atlas@bigco.example');
    await page.getByRole('button', { name: 'Select all 10,000' }).tap();
    const bar = page.getByRole('toolbar', { name: 'Selected seats' });
    await expect(bar).toContainText('10,000 selected');
    const tops = await bar
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(2);
  });
});

/** Pixels left beside a text in a field. */
function roomFor(field: Locator, text: string): Promise<number> {
  return field.evaluate((element, written) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(element);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) throw new Error('Nothing to measure with.');
    pen.font = font;
    const inner = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return inner - pen.measureText(written).width;
  }, text);
}

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

test('messages of what was done before cover neither a menu nor the buttons of the next dialog', async ({
  page,
}) => {
  await signIn(page, 'diana@northwind.example');
  const actions = page.getByRole('button', { name: /^Actions for .+@/ }).first();
  for (let time = 0; time < 3; time += 1) {
    await actions.tap();
    await page.getByRole('menuitem', { name: 'Copy email' }).tap();
  }
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('alert', { includeHidden: true }).filter({ hasText: 'copied' })).toHaveCount(3);
  await actions.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await actions.tap();
  for (const item of await page.getByRole('menuitem').all()) await item.tap({ trial: true });
  await page.getByRole('menuitem', { name: 'Change Managers' }).tap();
  await page.setViewportSize({ width: 375, height: 420 });
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).tap({ trial: true });
  // On a laptop, too, one message at most is beside a dialog.
  await page.setViewportSize({ width: 1440, height: 700 });
  expect(await page.getByRole('alert').count()).toBeLessThanOrEqual(1);
});

test('a term and its value stand on one line, though the value is higher', async ({ page }) => {
  await signIn(page, 'cora@brightline.example', '/manage?cloud=true');
  const group = page.getByRole('region', { name: 'Group 5' });
  await group.waitFor();
  const baselines = await group.locator('dl > div').evaluateAll((facts) =>
    facts.map((fact) =>
      [...fact.children].map((part) => {
        const text = document.createTreeWalker(part, NodeFilter.SHOW_TEXT).nextNode();
        const range = document.createRange();
        if (text) range.selectNodeContents(text);
        return Math.round(range.getClientRects()[0]?.bottom ?? 0);
      }),
    ),
  );
  expect(baselines.length).toBeGreaterThan(0);
  for (const [term = 0, value = 0] of baselines) expect(Math.abs(term - value)).toBeLessThanOrEqual(3);
});
