import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { DECLINED, fillCard, VISA } from '../../../testing/card-modal';
import { holdOutcome } from '../../../testing/hold';
import { openApp } from '../../../testing/open-app';
import { paste } from '../../../testing/paste';
import { showOrigin } from '../../../testing/show-origin';
import { submitButton } from '../../../testing/submit-button';

const PRO = 0;

let chargesBefore: number;
const portal = duringTests(() => startPortal());
beforeAll(async () => {
  showOrigin(portal.url);
});
beforeEach(async () => {
  window.sessionStorage.clear();
  chargesBefore = (await portal.charges()).length;
});
afterEach(async () => {
  await portal.faults({});
  await portal.price(PRO, 30_000);
});

const charges = async () => (await portal.charges()).slice(chargesBefore);

async function openBuy(query: string, user?: { token: string }) {
  const { token } = user ?? (await portal.user({ company: 'Lee Ltd' }));
  const app = openApp({ url: portal.url, path: `/buy${query}`, token });
  await screen.findByLabelText('Quantity of Axure RP Pro');
  return app;
}

const submit = async () => userEvent.click(await submitButton());
const isConfirmed = () => screen.findByText('Order Number');
const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

describe('a checkout', () => {
  test('asks somebody without a billing name for both names, at the top of the page (CART-08, ERR-50)', async () => {
    await openBuy('?pro=1', await portal.user());
    await submit();
    expect(alerts()).toEqual(['First and last name are required']);
    expect(document.activeElement).toBe(screen.getByLabelText('First Name'));
    await userEvent.type(screen.getByLabelText('First Name'), 'Ann');
    await userEvent.type(screen.getByLabelText('Last Name'), 'Lee');
    expect(alerts()).toEqual([]);
  });

  const NAMES = ['First Name', 'Last Name'];
  const COMPANY = ['Company name (optional)'];
  test.each([
    ['First Name and Last Name together', NAMES, 150, []],
    ['Company name', COMPANY, 256, NAMES],
  ])(
    'tells that %s is too long, uncut, before anything is sent (CART-09)',
    async (what, long, length, short) => {
      await openBuy('?pro=1', await portal.user());
      for (const label of short) await paste(screen.getByLabelText(label), 'Lee');
      for (const label of long) await paste(screen.getByLabelText(label), 'N'.repeat(length));
      await submit();
      expect(alerts()).toEqual([`${what} can have at most 255 characters`]);
      for (const label of long)
        expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(screen.getByLabelText(long[0] ?? ''));
      expect(await charges()).toEqual([]);
    },
  );

  test('tells everything that is missing of the card at once, and lets go as it is filled in (CARD-17, ERR-08, ERR-09, ERR-10, ERR-11, ERR-12, ERR-13)', async () => {
    await openBuy('?pro=1');
    await submit();
    for (const text of [
      'Please enter a valid card number',
      'CVV is required',
      'Cardholder Name is required',
      'Month is required',
      'Year is required',
      'Country is required',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(document.activeElement).toBe(screen.getByLabelText('Card Number'));
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveProperty('disabled', true);
    await fillCard();
    expect(await submitButton()).toBeTruthy();
    expect(await charges()).toEqual([]);
  });

  test('asks for a zip code in the United States, and for a VAT number in Europe (CARD-08, CARD-09, ERR-07)', async () => {
    await openBuy('?pro=1');
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'Germany');
    await userEvent.type(screen.getByLabelText('VAT'), 'DE123');
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'United States of America');
    expect(screen.queryByLabelText('VAT')).toBeNull();
    await submit();
    expect(screen.getByText('Zip Code is required')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'Germany');
    expect(screen.queryByText('Zip Code is required')).toBeNull();
    expect(screen.getByLabelText('VAT')).toHaveProperty('value', '');
  });

  test('with a new card ends at the confirmation, and Back shows an empty cart (BUY-10, CART-13, CART-15)', async () => {
    const { address } = await openBuy('?pro=1&team=2');
    await fillCard();
    await submit();
    await isConfirmed();
    expect(address()).toMatch(/^\/buy\/thankyou\/.+/);
    const paid = screen.getByText('Amount Paid').parentElement;
    expect(paid?.textContent).toContain('$1,308.00');
    expect(screen.getByText('Apr 11, 2027')).toBeTruthy();
    expect(await charges()).toEqual(['1308.00']);
    window.history.back();
    expect(await screen.findByLabelText('Quantity of Axure RP Team')).toHaveProperty('value', '0');
    expect(address()).toBe('/buy');
  });

  test('pressed twice buys once (CART-11)', async () => {
    await openBuy('?pro=1');
    await fillCard();
    await userEvent.dblClick(await submitButton());
    await isConfirmed();
    expect(await charges()).toEqual(['300.00']);
  });

  test('can be paid with the card on file (CARD-28, CART-10, CART-14)', async () => {
    const user = await portal.user({ company: 'Lee Ltd' });
    await portal.buy(user);
    await openBuy('?ent=1', user);
    expect(await screen.findByRole('radio', { name: /Card on file/ })).toHaveProperty('checked', true);
    expect(screen.queryByLabelText('Card Number')).toBeNull();
    await submit();
    await isConfirmed();
    expect((await charges()).at(-1)).toBe('1020.00');
  });

  test('charges no other card than it shows: one replaced meanwhile is shown, and pays at the next press (CARD-28, CART-17)', async () => {
    const user = await portal.user({ company: 'Lee Ltd' });
    await portal.buy(user);
    const { address } = await openBuy('?ent=1', user);
    expect(await screen.findByText(/^Visa \*{12}1111 expires \d\d\/\d{4}$/)).toBeTruthy();
    await portal.replaceCard(user);
    const before = (await charges()).length;
    await submit();
    expect(await screen.findByText(/^American Express \*{12}0005 expires/)).toBeTruthy();
    expect(alerts()).toEqual(['The card on file has changed. Please check it and try again.']);
    expect(await charges()).toHaveLength(before);
    expect(address()).toBe('/buy?ent=1');
    expect(screen.getByRole('radio', { name: /Card on file/ })).toHaveProperty('checked', true);
    await submit();
    await isConfirmed();
    expect((await charges()).slice(before)).toEqual(['1020.00']);
  });

  test('tells why a card was declined, keeps the cart, and takes another card (CART-17)', async () => {
    const { address } = await openBuy('?pro=1');
    await fillCard(DECLINED);
    await submit();
    await waitFor(() => expect(alerts()).toHaveLength(1));
    expect(address()).toBe('/buy?pro=1');
    await userEvent.clear(screen.getByLabelText('Card Number'));
    await userEvent.type(screen.getByLabelText('Card Number'), VISA);
    await submit();
    await isConfirmed();
    expect(await charges()).toEqual(['300.00']);
  });
});

describe('a card whose CVV the bank does not know', () => {
  test('is shown at the CVV, which has the focus, and the order goes on with the right one', async () => {
    await openBuy('?pro=1');
    await fillCard();
    const cvv = screen.getByLabelText('CVV');
    await userEvent.clear(cvv);
    await userEvent.type(cvv, '200');
    await submit();
    await waitFor(() => expect(cvv.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(cvv);
    await userEvent.clear(cvv);
    await userEvent.type(cvv, '123');
    await submit();
    await isConfirmed();
    expect(await charges()).toEqual(['300.00']);
  });
});

describe('an order without an answer', () => {
  test('is asked about until it turns out to be done, and is charged once', async () => {
    await openBuy('?pro=1');
    await fillCard();
    await portal.faults({ dropAnswer: true });
    const outcome = holdOutcome();
    await submit();
    expect(await screen.findByText('Checking your payment')).toBeTruthy();
    outcome.release();
    await isConfirmed();
    expect(await charges()).toEqual(['300.00']);
  });

  test('is still asked about after the page was loaded again', async () => {
    const user = await portal.user({ company: 'Lee Ltd' });
    const first = await openBuy('?pro=1', user);
    await fillCard();
    await portal.faults({ dropAnswer: true });
    const outcome = holdOutcome();
    await submit();
    await screen.findByText('Checking your payment');
    first.unmount();
    openApp({ url: portal.url, path: '/buy?pro=1', token: user.token });
    await screen.findByText('Checking your payment');
    outcome.release();
    await isConfirmed();
    expect(await charges()).toEqual(['300.00']);
  });

  test('that never reached the vendor may be sent again (ERR-21, D-97)', async () => {
    await openBuy('?pro=1');
    await fillCard();
    const button = await submitButton();
    await portal.faults({ failRequests: 1000 });
    await userEvent.click(button);
    await screen.findByText(
      'There was a problem completing the order. Please try again or else contact support.',
    );
    await portal.faults({});
    await submit();
    await isConfirmed();
    expect(await charges()).toEqual(['300.00']);
  });
});

describe('a price that changed after it was shown', () => {
  test('is shown beside the old one, and charged only when agreed to', async () => {
    await openBuy('?pro=2');
    await fillCard();
    const button = await submitButton();
    await portal.price(PRO, 33_000);
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('The list price is $330.00 each; it was $300.00.')).toBeTruthy();
    expect(dialog.getByRole('row', { name: 'Total USD $600.00 $660.00' })).toBeTruthy();
    expect(await charges()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Continue with $660.00' }));
    await isConfirmed();
    expect(await charges()).toEqual(['660.00']);
  });
});
