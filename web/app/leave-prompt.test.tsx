import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openApp } from '../testing/open-app';
import { portalOfOwner } from '../testing/owner-portal';
import { paste } from '../testing/paste';

const SAID = 'What you typed is not saved yet. Do that again to leave without saving.';

const { portal, owner: user } = portalOfOwner({ name: 'Diana Okoye' });

const back = () => act(() => window.history.back());
const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }));
const follow = async (name: string) => userEvent.click(navigation().getByRole('link', { name }));

/** Goes from Billing to Buy and types a cardholder name. */
async function typeOnBuy() {
  const { address } = openApp({ url: portal.url, path: '/billing', token: user.token });
  await screen.findByText('No Payment Method on File');
  await follow('Buy');
  await screen.findByLabelText('Quantity of Axure RP Pro');
  await paste(screen.getByLabelText('Cardholder Name'), 'Diana Okoye');
  return address;
}

async function stays(address: () => string) {
  const said = await screen.findByText(SAID);
  await waitFor(() => expect(address()).toBe('/buy'));
  expect(screen.getByLabelText('Cardholder Name')).toHaveProperty('value', 'Diana Okoye');
  await userEvent.click(screen.getByRole('button', { name: 'Close this message' }));
  await waitFor(() => expect(said.isConnected).toBe(false));
}

test('Back from a form says first that what is typed would be lost, and leaves the second time', async () => {
  const address = await typeOnBuy();
  back();
  await stays(address);
  back();
  await screen.findByText('No Payment Method on File');
  expect(address()).toBe('/billing');
});

test('so does a link to another screen', async () => {
  const address = await typeOnBuy();
  await follow('Billing');
  await stays(address);
  await follow('Billing');
  await screen.findByText('No Payment Method on File');
  expect(address()).toBe('/billing');
});

test('a jump from the palette asks first, too', async () => {
  const address = await typeOnBuy();
  const jump = async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', { name: /^Screen/ }), 'Billing');
    await userEvent.keyboard('{Enter}');
  };
  await jump();
  await stays(address);
  await jump();
  await screen.findByText('No Payment Method on File');
});

test('without typed text, or after removing it, there is no question', async () => {
  const address = await typeOnBuy();
  await userEvent.clear(screen.getByLabelText('Cardholder Name'));
  back();
  await screen.findByText('No Payment Method on File');
  expect(address()).toBe('/billing');
  expect(screen.queryByText(SAID)).toBeNull();
});

test('Back from a dialog leaves it and what is typed in it as they are, until it is pressed again', async () => {
  const { address } = openApp({ url: portal.url, path: '/billing', token: user.token });
  await screen.findByText('No Payment Method on File');
  await follow('Edit Profile');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Password' }));
  await paste(await screen.findByLabelText('Current Password'), 'correct horse');
  back();
  await screen.findByText(SAID);
  await waitFor(() => expect(address()).toBe('/profile?edit=password'));
  expect(screen.getByLabelText('Current Password')).toHaveProperty('value', 'correct horse');
  back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/profile');
});

test('a link pressed twice while its screen loads is one step, which Back takes back', async () => {
  const { address } = openApp({ url: portal.url, path: '/billing', token: user.token });
  await screen.findByText('No Payment Method on File');
  const link = navigation().getByRole('link', { name: 'Edit Profile' });
  act(() => {
    link.click();
    link.click();
  });
  await screen.findByRole('heading', { name: 'Edit Profile', level: 1 });
  back();
  await screen.findByText('No Payment Method on File');
  expect(address()).toBe('/billing');
});
