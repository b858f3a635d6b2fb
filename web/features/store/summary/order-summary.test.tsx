import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { openApp } from '../../../testing/open-app';

const PRO = 0;
const PRO_ANNUAL_CODE = 802100;

const portal = duringTests(() => startPortal());
afterEach(async () => {
  await portal.faults({});
  await portal.price(PRO, 30_000);
});

async function openBuy(query: string, user?: { token: string }) {
  const { token } = user ?? (await portal.user({ company: 'Lee Ltd' }));
  openApp({ url: portal.url, path: `/buy${query}`, token });
  await screen.findByLabelText('Quantity of Axure RP Pro');
}

/** Creates the owner of an annual group until `expireDate`, with a coupon for three items. */
async function ownerOfGroup(startDate: string, expireDate: string) {
  const user = await portal.user({ company: 'Lee Ltd' });
  const group = await portal.group(user, { startDate, expireDate, seats: [{ licenseType: 0 }] });
  return { user, group };
}

const summary = () => within(screen.getByRole('complementary'));
const total = (amount: string) => summary().findByText(amount, { selector: 'strong *' });
const more = () => userEvent.click(screen.getByRole('button', { name: 'One Axure RP Pro more' }));
const returnToPage = () => fireEvent.focus(window);

describe('the order summary', () => {
  test('names five coupons before anything is chosen, and how many more there are', async () => {
    const user = await portal.user({ company: 'Lee Ltd' });
    const coupon = { type: 'percent', amount: '20', uses: 3, productCodes: [PRO_ANNUAL_CODE] } as const;
    for (let day = 1; day <= 7; day += 1)
      await portal.coupon(user, {
        ...coupon,
        id: `until-${day}`,
        description: `Until May ${day}`,
        endDate: `2026-05-0${day}`,
      });
    await openBuy('', user);
    expect(summary().getAllByText(/applied automatically/)).toHaveLength(6);
    summary().getByText('Until May 5: 3 uses left, applied automatically');
    summary().getByText('2 more coupons, applied automatically');
  });

  test('opens every amount to the way it came about, and keeps it open while the cart changes', async () => {
    const { user, group } = await ownerOfGroup('2026-01-01', '2026-12-31');
    await portal.coupon(user, {
      id: 'loyal',
      type: 'percent',
      amount: '20',
      description: 'Loyal',
      endDate: null,
      uses: 3,
      productCodes: [PRO_ANNUAL_CODE],
    });
    await openBuy(`?pro=1&sub=${group}`, user);
    await total('$174.25');
    for (const name of ['Axure RP Pro × 1', 'Credit', 'Loyal, 20%', 'Total USD']) {
      const button = summary().getByRole('button', { name });
      expect(button.getAttribute('aria-expanded')).toBe('false');
      await userEvent.click(button);
      expect(button.getAttribute('aria-expanded')).toBe('true');
    }
    for (const text of [
      '$300.00 /yr. by the price list; with what follows, this line comes to $174.25.',
      '$300.00 × 100 of 365 days already passed = $82.1917…, rounded to $82.19 each',
      'Loyal: $217.81 × 20% = $43.562, rounded to $43.56 each. 2 uses left after this order.',
      '$300.00 by the price list − $82.19 credit for days already passed − $43.56 by coupons = $174.25',
    ]) {
      expect(summary().getByText(text)).toBeTruthy();
    }
    await more();
    await total('$348.50');
    expect(summary().getByRole('button', { name: 'Axure RP Pro × 2' }).getAttribute('aria-expanded')).toBe(
      'true',
    );
    expect(summary().getByText(/rounded to \$82\.19 each, × 2/)).toBeTruthy();
    expect(summary().getByText(/1 use left after this order/)).toBeTruthy();
  });

  test('shows the days of a running group: today, what is credited and what is paid (BUY-14)', async () => {
    const { user, group } = await ownerOfGroup('2026-01-01', '2026-12-31');
    await openBuy(`?pro=2&sub=${group}`, user);
    const period = within(await summary().findByRole('figure'));
    for (const text of ['Today, Apr 11, 2026', 'Jan 1, 2026', 'Jan 1, 2027', '365 days'])
      expect(period.getByText(text)).toBeTruthy();
    expect(period.getByText('100 days passed, credited').nextSibling?.textContent).toBe('-$164.38');
    expect(period.getByText('265 days paid now').nextSibling?.textContent).toBe('$435.62');
  });

  test('shows the days until a group starts as an addition (PRICE-12)', async () => {
    const { user, group } = await ownerOfGroup('2026-05-01', '2027-04-30');
    await openBuy(`?pro=1&sub=${group}`, user);
    await total('$316.44');
    const period = within(summary().getByRole('figure'));
    for (const text of ['Group 1 starts May 1, 2026', 'Today, Apr 11, 2026', 'May 1, 2026', 'May 1, 2027'])
      expect(period.getByText(text)).toBeTruthy();
    expect(period.getByText('20 days until it starts, added').nextSibling?.textContent).toBe('$16.44');
    expect(period.getByText('365 days paid now').nextSibling?.textContent).toBe('$300.00');
  });

  test('asks anew when the customer comes back, and says what changed until that is read', async () => {
    await openBuy('?pro=2');
    await total('$600.00');
    await portal.price(PRO, 33_000);
    returnToPage();
    await total('$660.00');
    await userEvent.click(summary().getByRole('button', { name: 'was $600.00' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'The price has changed' }));
    expect(dialog.getByText('The list price is $330.00 each; it was $300.00.')).toBeTruthy();
    expect(dialog.getByRole('row', { name: 'Total USD $600.00 $660.00' })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(summary().queryByRole('button', { name: 'was $600.00' })).toBeNull();
  });

  test('says each total as it changes', async () => {
    await openBuy('?pro=1');
    await total('$300.00');
    const said = summary().getByText('Total USD').closest('[aria-live=polite]');
    expect(said?.textContent).toBe('Total USD$300.00');
    await more();
    await total('$600.00');
    expect(said?.textContent).toBe('Total USD$600.00');
  });

  test('comes back without a word when nothing changed, and never takes the button away', async () => {
    await openBuy('?pro=1');
    await total('$300.00');
    const submit = screen.getByRole('button', { name: 'Submit' });
    await waitFor(() => expect(submit).toHaveProperty('disabled', false));
    returnToPage();
    expect(submit).toHaveProperty('disabled', false);
    await more();
    await total('$600.00');
    expect(summary().queryByRole('button', { name: /^was/ })).toBeNull();
  });
});
