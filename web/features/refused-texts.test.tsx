import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { startPortal, type TestPortal } from '#tests/testkit/start-portal';
import { openApp } from '../testing/open-app';
import { showOrigin } from '../testing/show-origin';
import { oneMore } from '../testing/store';
import { submitButton } from '../testing/submit-button';

const { Pro, Team } = LicenseType;
const HOST = 'axure.com';
const RUNNING = { startDate: '2026-01-01', expireDate: '2026-12-31' };
const ENDED = { startDate: '2025-04-02', expireDate: '2026-04-01', canceled: true, autoRenew: false };
const PO = { ...RUNNING, braintreeId: 'PURCHASE_ORDER', autoRenew: false };
const FAILED = { firstFailedPaymentAttempt: 1, firstFailedPaymentDate: '2026-04-11' };
const PAST_DUE = { startDate: '2025-04-11', expireDate: '2026-04-10', ...FAILED };
const CLOUD = { ...RUNNING, kind: 'cfb', cloudAuthorCount: 2, rpPublisherCount: 1, seats: [] } as const;
const ONE_PRO = { seats: [{ licenseType: Pro }] } as const;
const ONE_TEAM = { seats: [{ licenseType: Team }] } as const;

type User = Awaited<ReturnType<TestPortal['user']>>;
type Spec = Parameters<TestPortal['group']>[1];

let portal: TestPortal;
let owner: User;
let other: User;
beforeAll(async () => {
  portal = await startPortal();
  showOrigin(portal.url);
});
beforeEach(async () => {
  window.sessionStorage.clear();
  owner = await portal.user({ company: 'Lee Ltd' });
  other = await portal.user({ company: 'Orr Ltd' });
});
afterEach(() => portal.faults({}));
afterAll(() => portal.stop());

const open = (path: string, { token } = owner) => openApp({ url: portal.url, path, token });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => {
  const found = await button(name);
  await waitFor(() => expect(found).toHaveProperty('disabled', false));
  await userEvent.click(found);
};
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));
const inDialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const submit = async () => userEvent.click(await submitButton());

/** What can be seen before anything is sent: the group of the address, and what its page says. */
const AT_ONCE: [text: string, path: string, spec: Spec][] = [
  [message.termPastDue, 'change-term?newTerm=1', { ...PAST_DUE, ...ONE_PRO }],
  [message.editionPastDue, 'change-edition?newEdition=1', { ...PAST_DUE, ...ONE_PRO }],
  [message.termPurchaseOrder(HOST), 'change-term?newTerm=1', { ...PO, ...ONE_PRO }],
  [message.downgradePurchaseOrder, 'change-edition?newEdition=0', { ...PO, ...ONE_TEAM }],
  [
    message.allCanceled,
    'change-term?newTerm=1',
    { ...RUNNING, seats: [{ licenseType: Pro, expireDate: RUNNING.expireDate }] },
  ],
  [
    message.noneEligibleForDowngrade,
    'change-edition?newEdition=0',
    { ...RUNNING, seats: [{ licenseType: Team, expireDate: RUNNING.expireDate }] },
  ],
];

test.each(AT_ONCE)('the page of a change says: %s', async (text, path, spec) => {
  open(`/buy/${path}&subId=${await portal.group(owner, spec)}`);
  await screen.findByText(text);
});

test('seats of a shorter and of a longer term are not changed to the one between', async () => {
  await portal.group(owner, { ...RUNNING, term: 1, ...ONE_PRO });
  await portal.group(owner, { ...RUNNING, multiplier: 2, ...ONE_PRO });
  open('/manage');
  await press('Select all 2');
  await press('Change Billing Term');
  const dialog = await inDialog('Change Billing Term');
  await userEvent.click(await dialog.findByRole('radio', { name: /^Annual/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await screen.findByText(message.mixedTerms);
});

describe('whoever does not own it', () => {
  test('hears so of seats that she manages', async () => {
    const seats = [{ licenseType: Pro, managers: [other.email] }];
    await portal.group(owner, { ...RUNNING, seats });
    open('/manage', other);
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
    await press('More Actions');
    await choose('Cancel Seats…');
    await screen.findByText(message.notOwner);
  });
});

test('what is past due in the cloud is paid or ended first', async () => {
  await portal.group(owner, { ...CLOUD, ...FAILED });
  open('/manage?cloud=true');
  await press(/^Actions for Group 1/);
  await choose('Transfer Ownership');
  await screen.findByText(message.pastDueCloud);
});

interface Refusal {
  readonly text: string;
  /** What the vendor refuses without a word. */
  readonly call: string;
  readonly pays?: 'owner' | 'other';
  readonly act: () => Promise<unknown>;
}

const review = async (path: string, spec: Spec) => {
  open(`/buy/${path}&subId=${await portal.group(owner, spec)}`);
  await submit();
};

const REFUSALS: Refusal[] = [
  {
    text: message.editionChangeFailed,
    call: '/cart/confirmChangeEdition',
    act: () => review('change-edition?newEdition=0', { ...RUNNING, ...ONE_TEAM }),
  },
  {
    text: message.termChangeFailed,
    call: '/cart/confirmChangeTerm',
    act: () => review('change-term?newTerm=1', { ...RUNNING, ...ONE_PRO }),
  },
  {
    text: message.reactivationFailed,
    call: '/cart/confirmReactivateCanceledSub',
    pays: 'owner',
    act: async () => {
      await review('reactivate?isCloud=false&newTerm=2', { ...ENDED, ...ONE_PRO });
    },
  },
  {
    text: message.cloudReactivationFailed,
    call: '/cart/buyCloudSubscription',
    pays: 'owner',
    act: async () => {
      await review('reactivate?isCloud=true&newTerm=2', { ...CLOUD, ...ENDED });
    },
  },
  {
    text: message.renewalFailed,
    call: '/cart/renewpo',
    pays: 'owner',
    act: async () => {
      open(`/buy/renew?subId=${await portal.group(owner, { ...PO, ...ONE_PRO })}&newTerm=2`);
      await press('Renew Subscription(s)');
    },
  },
  {
    text: message.autoRenewFailed,
    call: '/cart/setAutorenew',
    pays: 'owner',
    act: async () => {
      open(`/buy/renew?isAutoRenew=true&subId=${await portal.group(owner, { ...PO, ...ONE_PRO })}`);
      await press('Auto Renew Subscription(s)');
    },
  },
  {
    text: message.retryFailed,
    call: '/cart/RetryPastDueSubscription',
    pays: 'owner',
    act: async () => {
      open(`/buy/retry-payment/${await portal.group(owner, { ...PAST_DUE, ...ONE_PRO })}`);
      await submit();
    },
  },
  {
    text: message.transferAcceptFailed,
    call: '/cart/ConfirmAcceptTransferOwner',
    pays: 'other',
    act: async () => {
      const offer = { pendingOwnerEmail: other.email, pendingDate: '2026-04-01' };
      open(`/buy/transfer?subId=${await portal.group(owner, { ...RUNNING, ...ONE_PRO, ...offer })}`, other);
      await submit();
    },
  },
  {
    text: message.transferFailed,
    call: '/user/transferowner',
    act: async () => {
      await portal.group(owner, { ...RUNNING, ...ONE_PRO });
      open('/manage');
      await userEvent.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
      await press('More Actions');
      await choose('Transfer Ownership');
      const dialog = await inDialog('Transfer Ownership');
      await userEvent.type(await dialog.findByRole('textbox'), other.email);
      await userEvent.click(dialog.getByRole('button', { name: 'Transfer Ownership' }));
    },
  },
  {
    text: message.cancelFailed(HOST),
    call: '/cart/ConfirmCancelProduct',
    act: async () => {
      await portal.group(owner, { ...RUNNING, ...ONE_PRO });
      open('/manage');
      await press(/^Actions for/);
      await choose('Cancel Seat…');
      const dialog = await inDialog('Cancel Seat');
      await userEvent.click(await dialog.findByRole('button', { name: 'Cancel Seat' }));
    },
  },
  {
    text: message.seatsModifyFailed,
    call: '/cart/modifyCloudSubSeats',
    act: async () => {
      await portal.group(owner, CLOUD);
      open('/manage?cloud=true');
      await press('Actions for Group 1');
      await choose('Cancel/Uncancel Seats');
      const dialog = await inDialog('Cancel/Uncancel Seats');
      const field = await dialog.findByRole('spinbutton', { name: 'Canceled Cloud Author seats' });
      await userEvent.clear(field);
      await userEvent.type(field, '1');
      await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    },
  },
  {
    text: message.orderFailed(HOST),
    call: '/cart/buyRpSubscription',
    pays: 'owner',
    act: async () => {
      open('/buy');
      await screen.findByLabelText('Subscription Group');
      await oneMore('Axure RP Pro');
      await submit();
    },
  },
  {
    text: message.lastResort,
    call: '/cart/addUsersToPo',
    pays: 'owner',
    act: async () => {
      open(`/buy/add-users?subId=${await portal.group(owner, { ...PO, ...ONE_PRO })}`);
      await screen.findByLabelText('Quantity of Axure RP Pro');
      await oneMore('Axure RP Pro');
      await submit();
    },
  },
  {
    text: message.upgradeFailed,
    call: '/cart/buyUpgrade',
    pays: 'owner',
    act: async () => {
      const license = { product: 'Axure RP 8 Pro', purchaseDate: '2018-05-09', key: 'KEY', licensee: 'Lee' };
      await portal.licenses(owner, 'perpetual', [{ licenseType: Pro, ...license }]);
      open('/manage');
      const list = within(await screen.findByRole('table', { name: 'Perpetual licenses' }));
      await userEvent.click(list.getByRole('checkbox', { name: /^Select Axure RP 8 Pro, / }));
      await press('Upgrade to RP 9');
      await submit();
    },
  },
];

test.each(REFUSALS)(
  'what the vendor refuses without a word says: $text',
  async ({ text, call, pays, act }) => {
    if (pays) await portal.buy(pays === 'owner' ? owner : other);
    await portal.faults({ refuse: call });
    await act();
    await waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0));
    cleanup();
  },
);
