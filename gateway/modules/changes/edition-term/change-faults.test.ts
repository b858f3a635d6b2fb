import { beforeEach, describe, expect, test } from 'vitest';
import { duringEachTest } from '#tests/testkit/during-tests';
import { orderChange, type Selection } from '../../../testkit/changes';
import { json, reset, startFaultyVendor } from '../../../testkit/faulty-vendor';
import { startGateway } from '../../../testkit/start-gateway';

const ATTEMPT = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const ANN = { token: 'good' };
const EDITION = '/cart/confirmChangeEdition';
const TERM = '/cart/confirmChangeTerm';
const CARD = { useExistingPaymentMethod: true, recaptchaToken: 'proof' };
const DONE = { success: true, transactionId: 'AX-1', errorMessage: '' };

const period = { startDate: '2026-01-01', expireDate: '2026-12-31', autoRenew: true };
const group = (id: string, overrides: object = {}) => ({
  ...{ id, userId: 'u-1', term: 2, multiplier: 1, canceled: false, ...period },
  ...overrides,
});
const row = (seatId: string, subscription: object, licenseType = 0) => ({
  ...{ seatId, licenseType, purchaseDate: '2026-01-01', managers: ['Me'] },
  subscription,
});
// One use for Axure RP Pro, 2 Year.
const COUPONS = {
  coupons: [
    {
      ...{ id: 'C-1', remainingUses: 1, productIds: [802200] },
      coupon: { isRenewal: false, type: 'percent', amount: '50.00', description: 'Half', endDate: null },
    },
  ],
  productMap: {},
  hasRP10Promo: false,
};

const vendor = duringEachTest(() => startFaultyVendor());
const gateway = duringEachTest(() =>
  startGateway({ vendorUrl: vendor.url, env: { VENDOR_ORDER_TIMEOUT_MS: '1500' } }),
);
beforeEach(async () => {
  const subRows = [
    row('a', group('g-1')),
    row('b', group('g-1')),
    row('done', group('g-1'), 1),
    row('c', group('g-2', { term: 1, startDate: '2026-04-01', expireDate: '2026-04-30' })),
    row('team', group('g-3'), 1),
  ];
  const cloud = { id: 'g-4', ownerId: 'u-1', isCfb: true, isAutoRenew: true, cloudAuthorUserCount: 2 };
  vendor.at('/user/loadLicenseRows', json({ subRows, aseRows: [] }));
  vendor.at(
    '/user/loadCloudSubscriptionGroups',
    json({ subscriptionGroups: [{ ...cloud, ...period, term: 2 }] }),
  );
});

function changeEdition(selection: Selection, newLicenseType: string, order: object = {}) {
  return orderChange({ gateway }, ANN, { ...selection, newLicenseType }, { attemptId: ATTEMPT, ...order });
}

function changeTerm(selection: Selection, newTerm: string, order: object = {}) {
  return orderChange({ gateway }, ANN, { ...selection, newTerm }, { attemptId: ATTEMPT, ...order });
}

function sentTo(path: string) {
  const at = vendor.calls.indexOf(`POST ${path}`);
  return { headers: vendor.headers[at], form: new URLSearchParams(vendor.bodies[at]) };
}

describe('the form of the contract', () => {
  test('of another edition has seats, groups and their terms, and the card (EDIT-10, EDIT-19)', async () => {
    vendor.at(EDITION, json(DONE));
    const answer = await changeEdition({ seatIds: ['c', 'a', 'b', 'done', 'a'] }, 'TEAM', { payment: CARD });
    expect(answer).toMatchObject({ success: true, state: 'DONE', transactionId: 'AX-1', userErrors: [] });
    const { headers, form } = sentTo(EDITION);
    expect(headers).toMatchObject({ 'idempotency-key': ATTEMPT, authorization: 'good' });
    expect(form.getAll('seatIds').toSorted()).toEqual(['a', 'b', 'c']);
    const groups = form.getAll('subscriptionGroups');
    expect(groups.toSorted()).toEqual(['g-1', 'g-2']);
    expect(form.getAll('terms')).toEqual(groups.map((id) => (id === 'g-1' ? '2' : '1')));
    expect(Object.fromEntries(form)).toMatchObject({
      userId: 'u-1',
      newEdition: '1',
      userTotalPrice: '0.00',
      useExistingPaymentMethod: 'true',
      replacePaymentMethod: 'false',
      recaptchaToken: 'proof',
      nonce: '',
      appliedCoupons: '[]',
    });
    expect(form.has('newTerm')).toBe(false);
    expect(form.has('isCloud')).toBe(false);
  });

  test('of a term has its code, the price and the coupons that were shown (TERM-08)', async () => {
    vendor.at(TERM, json(DONE));
    vendor.at('/user/loadUserCoupons', json(COUPONS));
    const answer = await changeTerm({ seatIds: ['a', 'b'] }, 'TWO_YEARS', { payment: CARD });
    expect(answer.state).toBe('DONE');
    const { form } = sentTo(TERM);
    expect(Object.fromEntries(form)).toMatchObject({ newTerm: '4', subscriptionGroups: 'g-1' });
    expect(form.get('userTotalPrice')).toBe('528.28');
    expect(JSON.parse(form.get('appliedCoupons') ?? '')).toEqual([
      {
        ...{ Id: 'C-1', Description: 'Half', Qty: 1, ProductCode: 802200 },
        ...{ DiscPerItem: '176.10', TotalDisc: '176.10' },
      },
    ]);
    expect(form.has('newEdition')).toBe(false);
    expect(form.has('terms')).toBe(false);
  });

  test('of a change at the end of the term has no payment fields (EDIT-06)', async () => {
    vendor.at(EDITION, json({ ...DONE, transactionId: '' }));
    const answer = await changeEdition({ seatIds: ['team'] }, 'PRO');
    expect(answer).toMatchObject({ success: true, state: 'DONE', transactionId: null });
    const { form } = sentTo(EDITION);
    for (const name of [
      'nonce',
      'recaptchaToken',
      'useExistingPaymentMethod',
      'replacePaymentMethod',
      'cardholderName',
    ])
      expect(form.has(name)).toBe(false);
    expect(form.get('userTotalPrice')).toBe('0.00');
    expect(vendor.calls).not.toContain('GET /userbilling/GetBillingInfo');
  });

  test('of a cloud group names the group instead of seats (TERM-11)', async () => {
    vendor.at(TERM, json({ ...DONE, transactionId: '' }));
    expect(await changeTerm({ subscriptionId: 'g-4' }, 'MONTHLY')).toMatchObject({ state: 'DONE' });
    const { form } = sentTo(TERM);
    expect(Object.fromEntries(form)).toMatchObject({ isCloud: 'true', subscriptionId: 'g-4', newTerm: '1' });
    expect(form.has('seatIds')).toBe(false);
  });
});

describe('a change that fails', () => {
  test('has a text of its own for a refusal without message (EDIT-12, TERM-10, ERR-23, ERR-24)', async () => {
    vendor.at(EDITION, json({ success: false }));
    vendor.at(TERM, json({ success: false }));
    const { userErrors, success } = await changeEdition({ seatIds: ['team'] }, 'PRO');
    expect(success).toBe(false);
    expect(userErrors).toMatchObject([
      { code: 'VENDOR_REFUSED', message: 'Error occured in edition change operation' },
    ]);
    expect((await changeTerm({ seatIds: ['a'] }, 'MONTHLY')).userErrors).toMatchObject([
      { code: 'VENDOR_REFUSED', message: 'Error occured in term change operation' },
    ]);
  });

  test('has the vendor’s message first (ERR-01, EDIT-12, TERM-10)', async () => {
    const no = json({ success: false, errorMessage: 'X', message: 'Y', code: 'NOT_ELIGIBLE' });
    vendor.at(EDITION, no);
    vendor.at(TERM, no);
    const refused = [{ code: 'NOT_ELIGIBLE', message: 'X' }];
    expect((await changeEdition({ seatIds: ['team'] }, 'PRO')).userErrors).toMatchObject(refused);
    expect((await changeTerm({ seatIds: ['a'] }, 'MONTHLY')).userErrors).toMatchObject(refused);
  });

  test('because it could not be sent may be tried again under the same attempt (D-125)', async () => {
    vendor.at('/cart/orderstatus', json({}, 503));
    for (const [answer, message] of [
      [await changeEdition({ seatIds: ['team'] }, 'PRO'), 'Error occured in edition change operation'],
      [await changeTerm({ seatIds: ['a'] }, 'MONTHLY'), 'Error occured in term change operation'],
    ] as const)
      expect(answer).toMatchObject({
        success: false,
        state: 'UNKNOWN',
        userErrors: [{ code: 'NO_ANSWER', message }],
      });
    expect(vendor.calls).not.toContain(`POST ${EDITION}`);
  });

  test('is being checked while its answer is lost', async () => {
    vendor.at(EDITION, reset);
    vendor.at(TERM, reset);
    const processing = { success: false, state: 'PROCESSING', userErrors: [] };
    expect(await changeEdition({ seatIds: ['a'] }, 'TEAM', { payment: CARD })).toMatchObject(processing);
    expect(await changeTerm({ seatIds: ['a'] }, 'MONTHLY')).toMatchObject(processing);
  });

  test('is looked up after a lost answer, not sent again', async () => {
    vendor.at(
      '/cart/orderstatus',
      json({ success: true, state: 'done', transactionId: '', errorMessage: '' }),
    );
    const answer = await changeEdition({ seatIds: ['team'] }, 'PRO');
    expect(answer).toMatchObject({ success: true, state: 'DONE', transactionId: null });
    expect(vendor.calls).not.toContain(`POST ${EDITION}`);
    const other = await changeEdition({ seatIds: ['team'] }, 'PRO', { total: '5.00' });
    expect(other.userErrors).toMatchObject([{ code: 'ATTEMPT_REUSED' }]);
  });
});
