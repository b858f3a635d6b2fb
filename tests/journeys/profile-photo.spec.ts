import type { Page } from 'playwright/test';
import { setOutage } from '../testkit/faults';
import { png, sidewaysJpeg } from '../testkit/pictures';
import { findings } from './support/axe';
import { horizontalOverflow } from './support/layout';
import { outageNoise } from './support/outage-noise';
import { expectReadable } from './support/screen';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

// The trace recorder fetches every image it sees, even `blob:` addresses; the page does not.
test.beforeEach(({ watch }) => watch.expect(/^console: Connecting to 'blob:/));

const section = (page: Page) => page.getByRole('region', { name: 'Profile Photo' });
const changeButton = (page: Page) => page.getByRole('button', { name: 'Change Profile Photo' });
const photo = (page: Page) => section(page).getByRole('img', { name: 'Your profile photo' });
const status = (page: Page) => section(page).getByRole('status');

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), changeButton(page).click()]);
  await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer });
}

/** Natural width and height of the shown image. */
const sizeOf = (page: Page) =>
  photo(page).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);

test('a photo is chosen, looked at, saved, seen in the header, deleted and had back', async ({
  page,
  portal,
  watch,
}) => {
  await signIn(page, 'new@fresh.example', '/profile');
  await choose(page, 'me.jpg', await sidewaysJpeg({ width: 1600, height: 400 }));
  await expect(status(page)).toHaveText('This is a preview. It is not saved yet.');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(status(page)).toHaveText('Your profile photo was changed.');
  await expect.poll(() => sizeOf(page)).toEqual([128, 512]);
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', /^blob:/);

  await page.reload();
  await expect(photo(page)).toBeVisible();
  await photo(page).hover();
  watch.expect(outageNoise);
  await setOutage(portal.urls.vendor, true);
  await section(page).getByRole('button', { name: 'Delete' }).click();
  await expect(section(page).getByRole('alert')).toHaveText(
    'There was an error deleting your profile image.',
  );
  await setOutage(portal.urls.vendor, false);
  await section(page).getByRole('button', { name: 'Delete' }).click();
  await expect(photo(page)).toHaveCount(0);
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(photo(page)).toBeVisible();
});

test('all of it works by keyboard alone, and the focus is never lost', async ({ page }) => {
  await signIn(page, 'max@northwind.example', '/profile');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), changeButton(page).press('Enter')]);
  await chooser.setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await png() });
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(changeButton(page)).toBeFocused();
  await expect(photo(page)).toBeVisible();

  const remove = section(page).getByRole('button', { name: 'Delete' });
  await page.keyboard.press('Shift+Tab');
  await expect(remove).toBeFocused();
  await expect(remove).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(photo(page)).toHaveCount(0);
  await expect(changeButton(page)).toBeFocused();
});

test('a file that is not a picture is refused, before and after it is sent', async ({ page }) => {
  await signIn(page, 'atlas@bigco.example', '/profile');
  const alert = section(page).getByRole('alert');
  await choose(page, 'notes.txt', Buffer.from('hello'));
  await expect(alert).toHaveText('Please choose a .gif, .jpg, .jpeg or .png file.');
  expect(await findings(page)).toEqual([]);
  await choose(page, 'notes.png', Buffer.from('hello'));
  await expect(alert).toHaveText(/^This file is not a GIF, JPEG or PNG picture/);
  await choose(page, 'me.jpg', await png());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(alert).toHaveText(/is named like a JPEG picture but holds a PNG one/);
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test('Delete appears over a photo that is pointed at (PROF-03)', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await signIn(page, 'diana@northwind.example', '/profile');
  const remove = section(page).getByRole('button', { name: 'Delete' });
  await expect(photo(page)).toBeVisible();
  await expect(remove).toHaveCSS('opacity', isMobile ? '1' : '0');
  await photo(page).hover();
  await expect(remove).toHaveCSS('opacity', '1');
});

test('the section is as large as asked for where there is room, and fits where there is none (NAV-26) @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'diana@northwind.example', '/profile');
  await expect(photo(page)).toBeVisible();
  await expectReadable(page);
  const height = page.viewportSize()?.height ?? 900;
  await page.setViewportSize({ width: 1440, height });
  const box = await section(page).boundingBox();
  expect([box?.width, box?.height]).toEqual([976, 515]);
  for (const width of [375, 768]) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => horizontalOverflow(page), `wider than ${width}`).toBe(0);
  }
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } });

  test('Delete is there without pointing at anything', async ({ page }) => {
    await signIn(page, 'diana@northwind.example', '/profile');
    await expect(photo(page)).toBeVisible();
    await expect(section(page).getByRole('button', { name: 'Delete' })).toHaveCSS('opacity', '1');
  });
});
