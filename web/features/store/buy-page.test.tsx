import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { losePart } from '../../testing/lose-part';
import { openApp } from '../../testing/open-app';
import { submitButton } from '../../testing/submit-button';

const portal = duringTests(() => startPortal());
afterEach(() => portal.faults({}));

const PRO_ANNUAL_CODE = 802100;
const PRO_MONTHLY_CODE = 801100;
const BUSINESS_AUTHOR_ANNUAL_CODE = 1701001;

async function openBuy(query = '', token?: string) {
  const app = openApp({ url: portal.url, path: `/buy${query}`, token: token ?? (await portal.user()).token });
  await screen.findByLabelText('Quantity of Axure RP Pro');
  return app;
}

/** Creates the owner of an annual group that is covered until the end of the year. */
async function ownerOfGroup() {
  const user = await portal.user({ company: 'Lee Ltd' });
  const seats = [{ licenseType: 0 }, { licenseType: 1 }] as const;
  const group = await portal.group(user, { startDate: '2026-01-01', expireDate: '2026-12-31', seats });
  return { user, group };
}

const summary = () => within(screen.getByRole('complementary'));
const offered = () =>
  summary()
    .getAllByText(/applied automatically/)
    .map((coupon) => coupon.textContent?.split(':')[0]);
const descriptionOf = (field: Element | undefined) =>
  document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent;
const total = () => screen.getByText('Total USD').parentElement;
const type = (product: string, text: string) =>
  userEvent.type(screen.getByLabelText(`Quantity of ${product}`), text);

describe('the buy page', () => {
  test('opens annual and empty, and asks for a product before anything else (BUY-01, CART-07, ERR-51, NAV-30)', async () => {
    await openBuy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Purchase Axure RP Subscription');
    expect(screen.getByRole('radio', { name: /^Annual/ })).toHaveProperty('checked', true);
    await userEvent.click(await submitButton());
    expect(screen.getByRole('alert').textContent).toBe('Please select a product');
    expect(document.activeElement).toBe(screen.getByLabelText('Quantity of Axure RP Pro'));
    expect(total()?.textContent).not.toContain('0');
  });

  test('has again what was chosen and typed once the customer comes back from another screen, until the tab is pressed there', async () => {
    const { address } = await openBuy();
    const tab = (name: string) => userEvent.click(screen.getByRole('link', { name }));
    await type('Axure RP Pro', '3');
    await userEvent.type(await screen.findByLabelText('First Name'), 'Ada');
    await tab('Billing');
    await screen.findByText('No Payment Method on File');
    await tab('Buy');
    expect(await screen.findByLabelText('Quantity of Axure RP Pro')).toHaveProperty('value', '3');
    expect(await screen.findByLabelText('First Name')).toHaveProperty('value', 'Ada');
    expect(address()).toBe('/buy?pro=3');
    await tab('Buy');
    await waitFor(() => expect(address()).toBe('/buy'));
    expect(screen.getByLabelText('Quantity of Axure RP Pro')).toHaveProperty('value', '0');
  });

  test('says of every field what it holds, also where that is text', async () => {
    await openBuy('?pro=1');
    await screen.findByLabelText('Card Number');
    const silent = [...document.querySelectorAll('input:not([type])')];
    expect(silent.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test('prices what is typed, and keeps it in the address bar (BUY-05, CART-06)', async () => {
    const { address } = await openBuy();
    await type('Axure RP Team', '2.9');
    await userEvent.click(screen.getByRole('button', { name: 'One Axure RP Pro more' }));
    expect(await summary().findByText('$1,308.00')).toBeTruthy();
    expect(summary().getByText('Next billed date Apr 11, 2027')).toBeTruthy();
    expect(address()).toBe('/buy?team=2&pro=1');
  });

  test('shows the prices of the term that is chosen (BUY-13, BUY-18, PRICE-14)', async () => {
    const { address } = await openBuy('?ent=1');
    await userEvent.click(screen.getByRole('radio', { name: /^2 Year/ }));
    expect(await summary().findByText('$1,944.00', { selector: 'strong *' })).toBeTruthy();
    expect(summary().getByText('$1,944.00 /2 yrs.')).toBeTruthy();
    expect(address()).toBe('/buy?ent=1&term=4');
  });

  test('starts from the address, and takes nothing senseless from it (BUY-05, BUY-13, BUY-16, PRICE-15, ERR-57, D-33, D-36)', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    await openBuy('?type=0&pro=-3&team=2&term=9&sub=nobody');
    expect(logged.mock.calls).toEqual([['Invalid term: 9']]);
    expect(screen.getByLabelText('Quantity of Axure RP Pro')).toHaveProperty('value', '0');
    expect(screen.getByLabelText('Quantity of Axure RP Team')).toHaveProperty('value', '2');
    expect(screen.getByRole('radio', { name: /^Annual/ })).toHaveProperty('checked', true);
    expect(screen.getByLabelText('Subscription Group')).toHaveProperty('value', '');
  });

  test('lets a group set the term, explains its credit, and restores the term for a new group (BUY-14, PRICE-12, D-119)', async () => {
    const { user, group } = await ownerOfGroup();
    await openBuy(`?pro=2&term=1&sub=${group}`, user.token);
    expect(await summary().findByText('$435.62', { selector: 'strong *' })).toBeTruthy();
    expect(summary().getByText('-$164.38', { selector: 'li *' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^Annual/ })).toHaveProperty('checked', true);
    expect(screen.getByRole('radio', { name: /^Monthly/ })).toHaveProperty('disabled', true);
    await userEvent.click(summary().getByRole('button', { name: 'Explain all' }));
    expect(
      summary().getByText(
        /\$300\.00 × 100 of 365 days already passed = \$82\.1917…, rounded to \$82\.19 each, × 2/,
      ),
    ).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Subscription Group'), 'New Group');
    expect(screen.getByRole('radio', { name: /^Monthly/ })).toHaveProperty('checked', true);
    expect(await summary().findByText('$58.00', { selector: 'strong *' })).toBeTruthy();
  });

  test('applies coupons by itself and says how many uses are left (COUP-07, D-130)', async () => {
    const user = await portal.user();
    await portal.coupon(user, {
      id: 'loyal',
      type: 'percent',
      amount: '20',
      description: 'Loyal',
      endDate: null,
      uses: 3,
      productCodes: [PRO_ANNUAL_CODE],
    });
    await openBuy('?pro=2', user.token);
    expect(await summary().findByText('$480.00')).toBeTruthy();
    expect(summary().getByText('1 use left')).toBeTruthy();
  });

  test('says at the field that a quantity was cut down to what one order takes (CART-06)', async () => {
    const text = 'At most 100,000 of one product can be bought in one order';
    await openBuy('?pro=200000&team=1');
    const [pro, team] = ['Pro', 'Team'].map((name) =>
      screen.getByLabelText<HTMLInputElement>(`Quantity of Axure RP ${name}`),
    );
    expect(pro?.value).toBe('100000');
    expect(descriptionOf(pro)).toBe(text);
    expect(descriptionOf(team)).toBeUndefined();
    await type('Axure RP Team', '100001');
    expect(descriptionOf(team)).toBe(text);
    await type('Axure RP Team', '{Backspace}');
    expect(descriptionOf(team)).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'One Axure RP Pro less' }));
    expect(screen.queryByText(text)).toBeNull();
  });

  test.each([
    ['1,000', '1000', undefined],
    ['1.5', '1', 'Quantities must be whole numbers, zero or more: “1.5” counts as 1'],
    ['1e3', '0', 'Quantities must be whole numbers, zero or more: “1e3” counts as 0'],
  ])('says at the field if %j does not count as typed (CART-06)', async (typed, value, text) => {
    await openBuy();
    const pro = screen.getByLabelText<HTMLInputElement>('Quantity of Axure RP Pro');
    await type('Axure RP Pro', typed);
    expect(descriptionOf(pro)).toBeUndefined();
    await userEvent.tab();
    expect(pro.value).toBe(value);
    expect(descriptionOf(pro)).toBe(text);
    await type('Axure RP Pro', '3');
    expect(descriptionOf(pro)).toBeUndefined();
  });

  test('the button that took the last seat away is not disabled, which would take the focus away', async () => {
    await openBuy('?pro=1');
    const less = await screen.findByRole('button', { name: 'One Axure RP Pro less' });
    const quantity = screen.getByLabelText<HTMLInputElement>('Quantity of Axure RP Pro');
    await userEvent.click(less);
    expect(quantity.value).toBe('0');
    expect([less.matches(':disabled'), less.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    await userEvent.keyboard('{Enter}');
    expect(quantity.value).toBe('0');
  });

  test('names before anything is chosen those coupons that this tab will apply, and no others (COUP-05, COUP-06, D-130)', async () => {
    const user = await portal.user();
    const coupon = { amount: '20', endDate: null, uses: 3, productCodes: [PRO_ANNUAL_CODE] };
    const given = [
      { id: 'last-day', description: 'Last day', endDate: '2026-04-11', uses: 1_200 },
      { id: 'over', description: 'Over', endDate: '2026-04-10' },
      { id: 'odd', description: 'Odd', type: 'other' },
      { id: 'renews', description: 'Renews', isRenewal: true },
      { id: 'monthly', description: 'Monthly', productCodes: [PRO_MONTHLY_CODE] },
      { id: 'cloud', description: 'Cloud', productCodes: [BUSINESS_AUTHOR_ANNUAL_CODE] },
    ] as const;
    for (const each of given) await portal.coupon(user, { ...coupon, type: 'percent', ...each });
    await openBuy('', user.token);
    expect(offered()).toEqual(['Last day', 'Monthly']);
    summary().getByText('Last day: 1,200 uses left, applied automatically');
    await userEvent.click(screen.getByRole('link', { name: 'Axure Cloud for Business' }));
    await userEvent.click(await screen.findByRole('radio', { name: /Authors and publishers/ }));
    expect(offered()).toEqual(['Cloud']);
  });

  test('says at once that the coupons could not be loaded, and names them when they can (D-125)', async () => {
    const user = await portal.user();
    const coupon = {
      id: 'late',
      type: 'percent',
      amount: '20',
      description: 'Loyal',
      endDate: null,
    } as const;
    await portal.coupon(user, { ...coupon, uses: 3, productCodes: [PRO_ANNUAL_CODE] });
    losePart('BuyPage', 'couponBundle');
    await openBuy('', user.token);
    const note = await summary().findByText(/^Your coupons could not be loaded\./);
    expect(note.getAttribute('role')).toBe('alert');
    await userEvent.click(within(note).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(offered()).toEqual(['Loyal']));
    expect(summary().queryByRole('alert')).toBeNull();
  });

  test('keeps the old figures, greyed and not for sale, while a new price cannot be had', async () => {
    await openBuy('?pro=1');
    await summary().findByText('$300.00', { selector: 'strong *' });
    await portal.faults({ failRequests: 1000 });
    await userEvent.click(screen.getByRole('button', { name: 'One Axure RP Pro more' }));
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveProperty('disabled', true);
    await summary().findByText(/could not be worked out just now/);
    expect(summary().getByText('$300.00', { selector: 'strong *' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveProperty('disabled', true);
    await portal.faults({});
    await userEvent.click(summary().getByRole('button', { name: 'Retry' }));
    expect(await summary().findByText('$600.00', { selector: 'strong *' })).toBeTruthy();
  });

  test('says that the prices could not be loaded, and goes on when they can', async () => {
    const { token } = await portal.user();
    openApp({ url: portal.url, path: '/manage', token });
    await screen.findByText('You have no products yet');
    await portal.faults({ failRequests: 1000 });
    await userEvent.click(screen.getByRole('link', { name: 'Buy' }));
    await screen.findByText('The prices could not be loaded.');
    await portal.faults({});
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Quantity of Axure RP Pro')).toBeTruthy();
  });
});
