import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { TestPortal } from '#tests/testkit/start-portal';
import { openApp } from './open-app';
import { paste } from './paste';

export const VISA = '4111111111111111';
export const MASTERCARD = '5555555555554444';
export const AMEX = '378282246310005';
export const DECLINED = '4000111111111115';

export type User = Awaited<ReturnType<TestPortal['user']>>;

/** Creates a customer with Visa 1111 on file. */
export async function withCard(portal: TestPortal): Promise<User> {
  const user = await portal.user({ company: 'Lee Ltd' });
  await portal.buy(user);
  return user;
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Sav/ });
export const canSave = () => waitFor(() => expect(saveButton().disabled).toBe(false));

export async function openEmpty(portal: TestPortal, user?: User) {
  const { token } = user ?? (await portal.user({ company: 'Lee Ltd' }));
  const app = openApp({ url: portal.url, path: '/billing', token });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Payment Method' }));
  await screen.findByRole('dialog', { name: 'Add Payment Method' });
  await canSave();
  return app;
}

export async function openStored(portal: TestPortal, user?: User) {
  const { token } = user ?? (await withCard(portal));
  const app = openApp({ url: portal.url, path: '/billing', token });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit credit card' }));
  await screen.findByRole('dialog', { name: 'Edit Payment Method' });
  await canSave();
  return app;
}

export async function fillCard(number = VISA, cvv = '123') {
  await paste(await screen.findByLabelText('Card Number'), number);
  await paste(field('CVV'), cvv);
  await paste(field('Cardholder Name'), 'Ann Lee');
  await userEvent.selectOptions(field('Month'), '12');
  await userEvent.selectOptions(field('Year'), '2030');
  await userEvent.selectOptions(field('Country'), 'France');
}

export const save = async () => userEvent.click(saveButton());
export const isSaved = () => screen.findByText('You have successfully updated your payment method');

export interface Request {
  to: string;
  body: string;
}

/** Records all further requests in order; only the card library uses XMLHttpRequest. */
export function watchRequests(): Request[] {
  const seen: Request[] = [];
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    seen.push({ to: String(input), body: String(init?.body ?? '') });
    return fetch(input, init);
  });
  const { send } = XMLHttpRequest.prototype;
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest, body) {
    seen.push({ to: 'provider', body: String(body ?? '') });
    Reflect.apply(send, this, [body]);
  });
  return seen;
}

export const isTo = (part: string) => (request: Request) => request.to.includes(part);
