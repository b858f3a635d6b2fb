import { expect, type Locator, type Page } from 'playwright/test';
import type { Portal } from '../../testkit/processes';
import { fillCard, fillLicensee, orderNumber, submitButton, visa } from './checkout';
import { newCustomer } from './new-customer';
import { signIn } from './sign-in';

/** Opens the buy page as a new customer, for whom every field is required, and waits for the form. */
export async function openAsNewCustomer(page: Page, portal: Portal, address: string): Promise<void> {
  await signIn(page, await newCustomer(portal), address);
  await expect(page.getByLabel('First Name')).toBeVisible();
}

/** Buys the cart in the address with a new card, as from a link; returns the order number. */
export async function buyAt(page: Page, path: string): Promise<string> {
  await page.goto(path);
  // A new customer has no billing name, so the licensee is required.
  await expect(page.getByLabel('First Name')).toBeVisible();
  await fillLicensee(page);
  await fillCard(page, visa);
  await expect(submitButton(page)).toBeEnabled();
  await submitButton(page).click();
  return orderNumber(page);
}

export function buyTab(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'What to buy' }).getByRole('link', { name, exact: true });
}

export function quantityOf(page: Page, product: string): Locator {
  return page.getByLabel(`Quantity of ${product}`, { exact: true });
}

export interface SentOrder {
  readonly operation: string;
  readonly input: {
    readonly attemptId: string;
    readonly payment: { readonly nonce?: string; readonly recaptchaToken: string };
  };
  readonly body: string;
}

/** Records the page's orders, and `provider` in the sequence for each tokenized card. */
export function watchOrders(page: Page): { orders: SentOrder[]; sequence: string[] } {
  const orders: SentOrder[] = [];
  const sequence: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/payment-sandbox/') && /"number":"\d{15,19}"/.test(request.postData() ?? ''))
      sequence.push('provider');
    if (pathname !== '/graphql') return;
    const { query, variables } = request.postDataJSON() as {
      query?: string;
      variables?: { input?: SentOrder['input'] };
    };
    const operation = query?.match(/^mutation (Buy\w+)/)?.[1];
    if (operation === undefined || variables?.input === undefined) return;
    orders.push({ operation, input: variables.input, body: request.postData() ?? '' });
    sequence.push('order');
  });
  return { orders, sequence };
}

/** Expects one tokenized card, one captcha and one order for each of these operations in turn. */
export function expectSentOnce(
  { orders, sequence }: ReturnType<typeof watchOrders>,
  operations: readonly string[],
): void {
  expect(sequence).toEqual(operations.flatMap(() => ['provider', 'order']));
  expect(orders.map(({ operation }) => operation)).toEqual(operations);
  for (const { input, body } of orders) {
    expect(input.payment.recaptchaToken).not.toBe('');
    expect(input.payment.nonce).toBeTruthy();
    expect(body).not.toContain(visa.number);
  }
}
