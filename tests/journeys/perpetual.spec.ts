import type { Page } from 'playwright/test';
import { fillCard, orderNumber, submitButton, visa } from './support/checkout';
import { layoutFindings } from './support/layout';
import { expectSound } from './support/screen';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const petra = 'petra@keystone.example';
/** By checkbox: a small screen shows cards instead of rows. */
const licenses = (page: Page, name = 'Axure RP') =>
  page.getByRole('checkbox', { name: new RegExp(`^Select ${name}`) });
const select = (page: Page, name: string) =>
  page
    .getByRole('checkbox', { name: `Select ${name}` })
    .first()
    .check();
const upgrade = (page: Page) => page.getByRole('button', { name: 'Upgrade to RP 9' });

async function saveCard(page: Page): Promise<void> {
  await page.goto('/billing');
  await page.getByRole('button', { name: /^(Add Payment Method|Edit credit card)$/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await fillCard(page, visa);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByRole('heading', { name: 'Success!' }).waitFor();
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

test('keys are found, read and copied, and licenses upgraded with the card on file (PERP-02, PERP-04, PERP-11, SEAT-18, MAN-08)', {
  tag: '@phone',
}, async ({ page, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, petra);
  await expect(licenses(page)).toHaveCount(7);
  expect(await layoutFindings(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Search Keys' }).fill('w8zc');
  await expect(licenses(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(licenses(page)).toHaveCount(7);

  await page.getByRole('button', { name: /^Actions for tomas\.prochazka/ }).click();
  await page.getByRole('menuitem', { name: 'View Key' }).click();
  const dialog = page.getByRole('dialog', { name: 'License Key' });
  const key = (await dialog.locator('code').textContent()) ?? '';
  expect(key).toHaveLength(96);
  const { width } = page.viewportSize() ?? { width: 0 };
  const shown = (await dialog.boundingBox())?.width ?? 0;
  if (width > 900) expect(shown).toBe(814);
  else expect(shown).toBeLessThanOrEqual(width);
  await dialog.getByRole('button', { name: 'Copy Key' }).click();
  await expect(dialog.getByText('Key copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await expect(dialog.getByText('Key copied to clipboard!')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await saveCard(page);
  await page.goto('/manage');
  await expect(upgrade(page)).toBeDisabled();
  await select(page, 'Axure RP 8 Pro');
  await select(page, 'Axure RP 8 Team');
  await upgrade(page).click();
  await expect(page).toHaveURL(/\/buy\/perpetual-upgrade$/);
  await expect(page.getByRole('heading', { name: 'Upgrade Confirmation' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('Total Due$599.00');
  await expect(page.getByRole('radio', { name: /1111/ })).toBeChecked();
  await submitButton(page).click();
  await orderNumber(page);
  await expect(main).toContainText('License Keys');
  await expect(main).toContainText('$599.00');

  await page.getByRole('link', { name: 'Manage Products' }).first().click();
  await expect(licenses(page, 'Axure RP 9 Team')).toHaveCount(3);
});

test('an upgrade code leads to the page that takes it (PERP-09)', async ({ page }) => {
  await signIn(page, petra);
  await expect(page.getByText('1/3', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Apply Upgrade with code UPG9-4TKX-22MD' }).click();
  await expect(page).toHaveURL(/\/buy\?type=3&upgradeCode=UPG9-4TKX-22MD$/);
  await expect(page.frameLocator('iframe[title="Upgrade to Axure RP 9"]').locator('body')).toContainText(
    /Uses left/,
  );
});

test('names of products are whole in the narrowest window that has tables', async ({ page }) => {
  await page.setViewportSize({ width: 901, height: 800 });
  await signIn(page, petra);
  await expect(page.getByRole('table')).toHaveCount(2);
  const names = page.locator('td:is([data-column=product], [data-column=upgrade])');
  await expect(names.filter({ hasText: /Enterprise|Upgrade to/ }).first()).toBeVisible();
  const cutOff = await names.evaluateAll((cells) =>
    cells
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );
  expect(cutOff).toEqual([]);
});

test('on a phone the actions above the licenses stand in columns, with or without a selection', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await signIn(page, petra);
  const actions = page.getByRole('toolbar', { name: 'Selected perpetual licenses' });
  const findEdges = () =>
    actions
      .getByRole('button', { name: /Assign User|Change Managers|Edit Notes|Upgrade/ })
      .evaluateAll((buttons) => ({
        left: new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().left))).size,
        right: new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().right))).size,
        top: new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().top))).size,
      }));
  await expect(upgrade(page)).toBeDisabled();
  expect(await findEdges()).toEqual({ left: 2, right: 2, top: 2 });
  await select(page, 'Axure RP 8 Pro');
  await expect(upgrade(page)).toBeEnabled();
  expect(await findEdges()).toEqual({ left: 2, right: 2, top: 2 });
});

test('education licenses say that they stay with whom they are (EDU-02, INFO-06)', async ({ page }) => {
  await signIn(page, 'emil@lakeside.example');
  await expect(
    page.getByText('Education subscriptions cannot be reassigned or transferred.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/You have no/)).toHaveCount(0);
  await expectSound(page, 'education licenses');
});

test('licenses, a key and the upgrade page fit and are accessible', async ({ page }) => {
  test.slow();
  await signIn(page, petra);
  await page.getByRole('button', { name: /^View the key T9K2/ }).waitFor();
  await select(page, 'Axure RP 9 Team');
  await expectSound(page, 'perpetual licenses');
  await page.getByRole('button', { name: /^View the key T9K2/ }).click();
  const key = page.getByRole('dialog', { name: 'License Key' });
  await key.waitFor();
  await expectSound(page, 'a license key');
  await page.keyboard.press('Escape');
  await expect(key).toHaveCount(0);
  await select(page, 'Axure RP 8 Enterprise');
  await upgrade(page).click();
  await page.getByRole('complementary').getByText('Total Due').waitFor();
  await expectSound(page, 'the upgrade page');
});
