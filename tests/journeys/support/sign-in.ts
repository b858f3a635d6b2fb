import { expect, type Page } from 'playwright/test';
import { sessionOf } from './sessions';
import { workerPortal } from './worker-portal';

export const demoPassword = 'demo-password';

export async function fillSignIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens the portal signed out and signs in on the account service's page. */
export async function signInByHand(page: Page, email: string, path = '/manage'): Promise<void> {
  await page.goto(path);
  await fillSignIn(page, email);
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
}

/**
 * Signs in for all pages opened next. The session is shared between journeys: tests that end it, or check the
 * sign-in itself, sign in by hand.
 */
export async function beSignedIn(page: Page, email: string): Promise<void> {
  const token = await sessionOf(email, demoPassword);
  await page.context().addInitScript(
    ([origin, value]) => {
      if (location.origin !== origin || localStorage.getItem('journey') === value) return;
      localStorage.setItem('journey', value);
      localStorage.setItem('authToken', value);
    },
    [new URL(workerPortal().urls.portal).origin, token] as const,
  );
}

export async function signIn(page: Page, email: string, path = '/manage'): Promise<void> {
  await beSignedIn(page, email);
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
}
