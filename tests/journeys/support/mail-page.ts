import { type BrowserContext, expect, type Page } from 'playwright/test';
import type { Portal } from '../../testkit/processes';

/** Opens the newest mail of a subject to an address on the mail page, in a tab of its own, once it has arrived. */
export async function openMail(
  context: BrowserContext,
  { urls }: Portal,
  { to, subject }: { to: string; subject: RegExp },
): Promise<Page> {
  const page = await context.newPage();
  const mail = page.getByRole('listitem').getByRole('link', { name: subject }).first();
  await expect(async () => {
    await page.goto(`${urls.mail}/?to=${encodeURIComponent(to)}`);
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await mail.click();
  await expect(page.getByRole('heading', { name: subject, level: 1 })).toBeVisible();
  return page;
}
