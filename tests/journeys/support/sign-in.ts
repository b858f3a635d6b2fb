import { expect, type Page } from 'playwright/test';

export const demoPassword = 'demo-password';

/** Fills in the account service's page, which is open. */
export async function fillSignIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens the portal signed out and goes all the way through the account service's page. */
export async function signIn(page: Page, email: string, path = '/manage'): Promise<void> {
  await page.goto(path);
  await fillSignIn(page, email);
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
}
