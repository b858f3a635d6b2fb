import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PastSale } from '#tests/testkit/past-sales';
import { startPortal, type TestPortal } from '#tests/testkit/start-portal';
import { catchDownloads } from '../../testing/downloads';
import { openApp } from '../../testing/open-app';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterEach(() => portal.faults({}));
afterAll(() => portal.stop());

const open = (path: string, { token }: { token: string }) => openApp({ url: portal.url, path, token });
/** What stands beside a label of the confirmation. */
const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling?.textContent;

describe('the confirmation', () => {
  test('shows the order, and leads to assigning its seats (CONF-01, CONF-02, CONF-05, NAV-14)', async () => {
    const user = await portal.user({ company: 'Lee Ltd' });
    const sale = await portal.buy(user);
    open(`/buy/thankyou/${sale}`, user);
    await screen.findByText('Order Number');
    for (const text of [sale, '1 seat', 'Annual', 'Lee Ltd', 'Apr 11, 2027']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(fact('Amount Paid')).toBe('$300.00');
    expect(screen.getByRole('link', { name: 'Assign Subscriptions' }).getAttribute('href')).toMatch(
      /^\/manage\?sub=.+&assign=true$/,
    );
  });

  test('of a sale that is unknown, or somebody else’s, leads to Buy (CONF-08, NAV-29)', async () => {
    const sale = await portal.buy(await portal.user({ company: 'Lee Ltd' }));
    const stranger = await portal.user();
    for (const id of ['nope', sale]) {
      const { address, unmount } = open(`/buy/thankyou/${id}`, stranger);
      await screen.findByLabelText('Quantity of Axure RP Pro');
      expect(address()).toMatch(/^\/buy/);
      expect(address()).not.toContain('thankyou');
      unmount();
    }
  });

  test('of a renewal under way says that it may take a few minutes (CONF-06, NAV-14)', async () => {
    const user = await portal.user({ company: 'Lee Ltd' });
    open(`/buy/thankyou/${await portal.buy(user)}?processing=1`, user);
    expect(await screen.findByText(/This change may take a few minutes/)).toBeTruthy();
  });

  test('that cannot be loaded says so instead of leading away (CONF-10)', async () => {
    const user = await portal.user({ company: 'Lee Ltd' });
    const sale = await portal.buy(user);
    open('/billing', user);
    const details = await screen.findByRole('link', { name: `Details of order ${sale}` });
    await portal.faults({ failRequests: 1000 });
    await userEvent.click(details);
    await screen.findByText('Your confirmation could not be loaded.');
    await portal.faults({});
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Order Number')).toBeTruthy();
  });
});

describe('the confirmation explains itself', () => {
  test('every line opens to how it came about, and the lines add up to what was paid (CONF-01)', async () => {
    const user = await portal.user({ company: 'Lee Ltd' });
    const cart = { proQuantity: '2', entQuantity: '1', userTotalPrice: '1620.00' };
    open(`/buy/thankyou/${await portal.buy(user, cart)}`, user);
    const opener = await screen.findByRole('button', { name: 'Axure RP Pro × 2' });
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(opener);
    expect(screen.getByText('$300.00 × 2 by the price list of the day.').hidden).toBe(false);
    expect(screen.getByText('$1,020.00 by the price list of the day.').hidden).toBe(true);
    expect(screen.getByText('$600.00')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Axure RP Enterprise × 1' })).toBeTruthy();
    expect(screen.getByText('$1,020.00')).toBeTruthy();
    expect(screen.getAllByText('$1,620.00')).toHaveLength(2);
  });

  test('and hands out the receipt of the day (CONF-10)', async () => {
    const saved = catchDownloads();
    const user = await portal.user({ company: 'Lee Ltd' });
    const sale = await portal.buy(user);
    open(`/buy/thankyou/${sale}`, user);
    await userEvent.click(await screen.findByRole('button', { name: `PDF receipt of order ${sale}` }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([`Axure Receipt ${sale}.pdf`]));
    expect(fact('Receipt')).toContain('Apr 11, 2026');
  });
});

const TEAM_KEY = Array.from({ length: 100 }, (_, index) => 'ABCDEFGHJK'[index % 10]).join('');
const PERPETUAL = {
  isSubscription: false,
  licensee: 'Lee Studio',
  newExpireDate: null,
  proKeys: 'PRO-1\nPRO-2',
  teamKeys: TEAM_KEY,
  entKeys: 'ENT-1',
};
const BUNDLE = { isAseSub: true, aseProductName: 'Cloud for Business - 5 Publishers', proCount: 0 };
const CFB = { isCfb: true, proCount: 0, cloudAuthorCount: 3, cloudPublisherCount: 1 };
const CLOUD = { isCloud: true, proCount: 0, cloudAuthorCount: 1 };

const LAST = ['Billing /billing', 'Manage Products /manage'];
const CLOUD_LAST = ['Billing /billing', 'Manage Products /manage?cloud=true'];
const NOT_YET = 'Not assigned yet';

/** Which confirmation shows which facts and buttons, besides what all of them show. */
const VARIANTS: [string, NonNullable<PastSale['confirmation']>, Record<string, string>, string[]][] = [
  ['of perpetual keys', PERPETUAL, { Licensee: 'Lee Studio' }, LAST],
  [
    'of a bundle',
    BUNDLE,
    { Product: 'Cloud for Business - 5 Publishers', 'Billing Term': 'Annual', Domain: NOT_YET },
    ['Assign Domain /manage?cloud=true', ...CLOUD_LAST],
  ],
  [
    'of a bundle with its domain',
    { ...BUNDLE, domain: 'lee' },
    { Domain: 'lee.axure.cloud' },
    ['Assign Domain /manage?cloud=true', ...CLOUD_LAST],
  ],
  [
    'of Cloud for Business',
    CFB,
    { 'Cloud Author': '3 seats', 'RP Publisher': '1 seat', Domain: NOT_YET },
    ['Assign Domain /manage?cloud=true', ...CLOUD_LAST],
  ],
  [
    'of Cloud for Business with its domain',
    { ...CFB, domain: 'lee' },
    { Domain: 'lee.axure.cloud' },
    ['Assign Seats /manage?cloud=true', ...CLOUD_LAST],
  ],
  [
    'of an organization’s cloud',
    CLOUD,
    { 'Cloud Author': '1 seat', Organization: NOT_YET },
    ['Assign Organization /manage?cloud=true', ...CLOUD_LAST],
  ],
  [
    'of a known organization’s cloud',
    { ...CLOUD, instanceId: '9' },
    { Organization: '9' },
    ['Assign Seats /manage?cloud=true', ...CLOUD_LAST],
  ],
  [
    'of a renewal',
    { isRenewal: true, newExpireDate: '2027-02-28', is2Year: true },
    {
      Change: 'Subscription renewed',
      'Billing Term': '2 Year',
      'Paid Through': 'Feb 28, 2027',
      'Next Billed Date': 'Mar 1, 2027',
    },
    LAST,
  ],
  ['of another term', { isTerm: true }, { Change: 'Billing term changed' }, LAST],
  ['of another edition', { isEdition: true }, { Change: 'Edition changed' }, LAST],
  ['of a reactivation', { isReactivate: true }, { Change: 'Subscription reactivated' }, LAST],
  ['of automatic renewal', { isAutoRenew: true }, { Change: 'Automatic renewal turned on' }, LAST],
];

describe('the confirmation by its kind', () => {
  test.each(VARIANTS)(
    '%s, opened from the history (CONF-03, CONF-05, CONF-10)',
    async (_, confirmation, facts, buttons) => {
      const user = await portal.user();
      const [sale = ''] = await portal.pastSales(user, [
        { on: '2026-02-28', lines: [['Axure', 123_45]], confirmation },
      ]);
      open('/billing', user);
      await userEvent.click(await screen.findByRole('link', { name: `Details of order ${sale}` }));
      await screen.findByText('Order Number');
      expect({
        'Order Number': fact('Order Number'),
        'Amount Paid': fact('Amount Paid'),
        ...Object.fromEntries(Object.keys(facts).map((label) => [label, fact(label)])),
      }).toEqual({ 'Order Number': sale, 'Amount Paid': '$123.45', ...facts });
      const links = within(screen.getByRole('main')).getAllByRole('link');
      expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual(buttons);
    },
  );

  test('assigns in the group that was bought, in the cloud tab where it is one (CONF-05)', async () => {
    const user = await portal.user();
    const sub = await portal.group(user, { startDate: '2026-01-01', expireDate: '2026-12-31', seats: [] });
    const past = { on: '2026-02-28', lines: [['Axure', 100]], subscriptionId: sub } as const;
    const [cloud = ''] = await portal.pastSales(user, [{ ...past, confirmation: CFB }]);
    open(`/buy/thankyou/${cloud}`, user);
    const assign = await screen.findByRole('link', { name: 'Assign Domain' });
    expect(assign.getAttribute('href')).toBe(`/manage?cloud=true&sub=${sub}&assign=true`);
  });

  test('shows the first 64 characters of a Team key, other keys whole, and copies all of each (CONF-04)', async () => {
    const actor = userEvent.setup();
    const user = await portal.user();
    const [sale = ''] = await portal.pastSales(user, [
      { on: '2026-02-28', lines: [['Axure RP 9 Team', 199_00]], confirmation: PERPETUAL },
    ]);
    open(`/buy/thankyou/${sale}`, user);
    expect(await screen.findByText(TEAM_KEY.slice(0, 64))).toBeTruthy();
    for (const key of ['PRO-1', 'PRO-2', 'ENT-1']) expect(screen.getByText(key)).toBeTruthy();
    expect(screen.queryByText('Billing Term')).toBeNull();
    for (const [name, key] of [
      ['Copy Team key', TEAM_KEY],
      ['Copy Pro key 2', 'PRO-2'],
    ] as const) {
      await actor.click(screen.getByRole('button', { name }));
      expect(await navigator.clipboard.readText()).toBe(key);
    }
    expect((await screen.findAllByText('Copied')).length).toBeGreaterThan(0);
  });

  test('says of any of them that it may take a few minutes, when asked to (CONF-06)', async () => {
    const user = await portal.user();
    const [sale = ''] = await portal.pastSales(user, [
      { on: '2026-02-28', lines: [['Axure', 100]], confirmation: { isRenewal: true } },
    ]);
    open(`/buy/thankyou/${sale}?processing=1`, user);
    await screen.findByText('Your renewal is being processed. This change may take a few minutes.');
    expect(await screen.findByText('Processing')).toBeTruthy();
  });
});

describe('the page after a change without a transaction', () => {
  test('thanks, and leads on (CONF-09, INFO-14, NAV-13, SALES-14)', async () => {
    open('/thankyou', await portal.user());
    expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Transaction History' }).getAttribute('href')).toBe(
      '/billing#transactions',
    );
    expect(screen.getAllByRole('link', { name: 'Manage Products' }).at(-1)?.getAttribute('href')).toBe(
      '/manage',
    );
  });
});
