import { expect, type Page } from 'playwright/test';
import type { Portal } from '../../testkit/processes';

/** Runs the renewals as if this many days had passed, on the demonstration's page in its own tab. */
export async function letDaysPass(page: Page, { urls }: Portal, days: number): Promise<void> {
  const demo = await page.context().newPage();
  await demo.goto(`${urls.accounts}/demo`);
  const day = demo.getByLabel('As if today were');
  const from = new Date(`${await day.inputValue()}T00:00:00Z`);
  await day.fill(new Date(from.getTime() + days * 86_400_000).toISOString().slice(0, 10));
  await demo.getByRole('button', { name: 'Run the renewals' }).click();
  await expect(demo.getByRole('status')).toContainText('renewed');
  await demo.close();
}
