import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import type { PastSale } from '#tests/testkit/past-sales';
import { startPortal } from '#tests/testkit/start-portal';
import { openApp } from '../../testing/open-app';
import { FEW_MINUTES_MS } from './confirmation/use-processing';

const portal = duringTests(() => startPortal());

const open = (path: string, { token }: { token: string }) => openApp({ url: portal.url, path, token });
const fact = (name: string) => screen.queryByText(name, { selector: 'dt' })?.nextSibling?.textContent;

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
const ASSIGN_LAST = ['Assign Domain /manage?cloud=true', ...CLOUD_LAST];
const NOT_YET = 'Not assigned yet';
const OWN_DOMAIN = 'design.lee.example';

interface Part {
  term: number;
  newExpireDate: string;
  quantity: number;
  isPurchaseOrder?: boolean;
  endsThen?: boolean;
}

const part = ({ quantity, isPurchaseOrder = false, endsThen = false, ...term }: Part) => ({
  ...term,
  is2Year: false,
  is3Year: false,
  isPurchaseOrder,
  endsThen,
  products: [{ productName: 'Axure RP Team', quantity }],
});

type Facts = Record<string, string | undefined>;
/** Not shown. */
const NONE = undefined;

/** Facts and buttons per kind of confirmation, besides the common ones. */
const VARIANTS: [string, NonNullable<PastSale['confirmation']>, Facts, string[]][] = [
  ['of perpetual keys', PERPETUAL, { Licensee: 'Lee Studio' }, LAST],
  [
    'of a bundle',
    BUNDLE,
    { Product: 'Cloud for Business - 5 Publishers', 'Billing Term': 'Annual', Domain: NOT_YET },
    ASSIGN_LAST,
  ],
  ['of a bundle with its domain', { ...BUNDLE, domain: 'lee' }, { Domain: 'lee.axure.cloud' }, ASSIGN_LAST],
  ['of an older bundle', { ...BUNDLE, domain: OWN_DOMAIN }, { Domain: OWN_DOMAIN }, ASSIGN_LAST],
  [
    'of Cloud for Business',
    CFB,
    { 'Cloud Author': '3 seats', 'RP Publisher': '1 seat', Domain: NOT_YET },
    ASSIGN_LAST,
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
  [
    'of another term of Cloud for Business',
    { ...CFB, isTerm: true, domain: 'lee', newExpireDate: '2028-02-28', is2Year: true },
    {
      Change: 'Billing term changed',
      'Cloud Author': '3 seats',
      'RP Publisher': '1 seat',
      Domain: 'lee.axure.cloud',
      'Billing Term': '2 Year',
      'Paid Through': 'Feb 28, 2028',
    },
    ['Assign Seats /manage?cloud=true', ...CLOUD_LAST],
  ],
  [
    'of another bundle',
    { ...BUNDLE, isEdition: true, domain: 'lee' },
    { Change: 'Edition changed', Product: 'Cloud for Business - 5 Publishers', Domain: 'lee.axure.cloud' },
    ASSIGN_LAST,
  ],
  [
    'of another edition in groups of different terms',
    {
      isEdition: true,
      proCount: 0,
      teamCount: 3,
      parts: [
        part({ term: 2, newExpireDate: '2026-12-31', quantity: 1 }),
        part({ term: 1, newExpireDate: '2026-04-30', quantity: 2, isPurchaseOrder: true }),
        part({ term: 2, newExpireDate: '2026-12-31', quantity: 3, endsThen: true }),
      ],
      waiting: [{ when: 'Changes on Dec 31, 2026', what: 'Pro × 1 to Team' }],
    },
    {
      Change: 'Edition changed',
      'Axure RP Team': '3 seats',
      'Axure RP Team × 1': 'Annual, next billed Jan 1, 2027',
      'Axure RP Team × 2': 'Monthly, expires Apr 30, 2026',
      'Axure RP Team × 3': 'Annual, expires Dec 31, 2026',
      'Changes on Dec 31, 2026': 'Pro × 1 to Team',
    },
    LAST,
  ],
  [
    'of another edition of canceled seats',
    { isEdition: true, newExpireDate: '2026-12-31', endsThen: true },
    { Change: 'Edition changed', Expires: 'Dec 31, 2026' },
    LAST,
  ],
  ['of auto renewal', { isAutoRenew: true }, { Change: 'Automatic renewal turned on', Receipt: NONE }, LAST],
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

  test.each([
    ['a renewal', { isRenewal: true }],
    ['a first purchase', {}],
    ['another bundle', { ...BUNDLE, isEdition: true }],
  ])(
    'says of %s that it may take a few minutes, for as long as the address does (CONF-06, PAY-11)',
    async (_, confirmation) => {
      const user = await portal.user();
      const [sale = ''] = await portal.pastSales(user, [
        { on: '2026-02-28', lines: [['Axure', 100]], confirmation },
      ]);
      const { address, unmount } = open(`/buy/thankyou/${sale}?processing=1&x=2`, user);
      await screen.findByText('Your renewal is being processed. This change may take a few minutes.');
      await screen.findByText('Processing');
      await screen.findByRole('button', { name: `PDF receipt of order ${sale}` });
      expect(screen.queryByText('Complete')).toBeNull();
      expect(address()).toBe(`/buy/thankyou/${sale}?processing=1&x=2`);

      unmount();
      open(address(), user);
      await screen.findByText(/This change may take a few minutes/);
      await screen.findByText('Processing');
    },
  );

  test('says so until the few minutes are over and the order is on record, then that it is complete (PAY-11)', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const user = await portal.user();
    const [sale = ''] = await portal.pastSales(user, [
      { on: '2026-02-28', lines: [['Axure', 100]], confirmation: { isRenewal: true } },
    ]);
    const { address } = open(`/buy/thankyou/${sale}?processing=1&x=2`, user);
    await screen.findByRole('button', { name: `PDF receipt of order ${sale}` });
    act(() => void vi.advanceTimersByTime(FEW_MINUTES_MS - 1));
    expect(screen.getByText('Processing')).toBeDefined();
    act(() => void vi.advanceTimersByTime(1));
    await waitFor(() => expect(address()).toBe(`/buy/thankyou/${sale}?x=2`));
    expect(screen.getByText('Complete')).toBeDefined();
    expect(screen.queryByText('Processing')).toBeNull();
    expect(screen.queryByText(/This change may take a few minutes/)).toBeNull();
  });
});
