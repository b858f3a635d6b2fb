import { type BrowserContext, expect, type Page } from 'playwright/test';
import type { Portal } from '../../testkit/processes';

/** Waits for the newest mail of a subject to an address, and opens it in its own tab. */
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
