import { beforeEach, describe, expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { duringEachTest } from '#tests/testkit/during-tests';
import { cancelsIn } from '../../../testkit/cancels';
import { json, reset, startFaultyVendor } from '../../../testkit/faulty-vendor';
import { startGateway } from '../../../testkit/start-gateway';
import { seatRow } from '../../../testkit/vendor-rows';

const ME = { token: 'good' };
const GROUP = {
  ownerId: 'u-1',
  isCfb: true,
  isAutoRenew: true,
  term: 2,
  cloudAuthorUserCount: 3,
  rpPublisherUserCount: 1,
  startDate: '2026-01-01',
  expireDate: '2026-12-31',
};
const seat = (seatId: string, expireDate: string | null) => seatRow({}, { seatId, expireDate });

let ask: ReturnType<typeof cancelsIn>;
const vendor = duringEachTest(() => startFaultyVendor());
const gateway = duringEachTest(() =>
  startGateway({ vendorUrl: vendor.url, env: { SUPPORT_HOST: 'store.example' } }),
);
beforeEach(async () => {
  vendor.at(
    '/user/loadLicenseRows',
    json({ subRows: [seat('going', null), seat('ending', '2026-12-31')], aseRows: [] }),
  );
  const groups = [{ ...GROUP, id: 'cfb-1' }];
  const canceled = [{ ...GROUP, id: 'cfb-2' }];
  vendor.at(
    '/user/loadCloudSubscriptionGroups',
    json({ subscriptionGroups: groups, canceledSubscriptionGroups: canceled }),
  );
  ask = cancelsIn({ gateway });
});

const sent = (path: string) => {
  const index = vendor.calls.indexOf(`POST ${path}`);
  return JSON.parse(vendor.bodies[index] ?? 'null');
};
const user = ME as Parameters<typeof ask.modify>[0];

describe('what is sent', () => {
  test('names the seats that are left and their groups (REST-57, REST-58)', async () => {
    vendor.at('/cart/ConfirmCancelProduct', json({ success: true, message: '' }));
    vendor.at('/cart/undoCancelProduct', json({ success: true }));
    await ask.cancel(ME, ['going', 'ending']);
    expect(sent('/cart/ConfirmCancelProduct')).toEqual({
      userId: 'u-1',
      seatIds: ['going'],
      subscriptionGroups: ['sub-1'],
    });
    await ask.uncancel(ME, ['going', 'ending']);
    expect(sent('/cart/undoCancelProduct')).toMatchObject({ seatIds: ['ending'] });
  });

  test('names a whole group without seats, and counts with what renews (D-71, D-72)', async () => {
    vendor.at('/cart/ConfirmCancelProduct', json({ success: true }));
    vendor.at('/cart/modifyCloudSubSeats', json({ success: true }));
    await ask.cancelGroup(user, 'cfb-1');
    expect(sent('/cart/ConfirmCancelProduct')).toEqual({
      userId: 'u-1',
      seatIds: [],
      subscriptionGroups: ['cfb-1'],
    });
    await ask.modify(user, { subscriptionId: 'cfb-1', canceledAuthors: 2, canceledPublishers: 0 });
    expect(sent('/cart/modifyCloudSubSeats')).toEqual({
      userId: 'u-1',
      subscriptionId: 'cfb-1',
      activeAuthors: 1,
      activePublishers: 1,
      canceledAuthors: 2,
      canceledPublishers: 0,
      name: '',
    });
  });
});

describe.each([
  ['/cart/ConfirmCancelProduct', 'going', message.cancelFailed('store.example'), 'cancel'],
  ['/cart/undoCancelProduct', 'ending', message.lastResort, 'uncancel'],
] as const)('when %s fails', (path, seatId, fallback, field) => {
  test.each([
    [{ success: false }, fallback],
    [{ success: false, message: ' ' }, fallback],
    [{ success: false, message: 'Not today.' }, 'Not today.'],
  ])('with %j, the text is %j (CANC-07, ERR-33)', async (answer, text) => {
    vendor.at(path, json(answer));
    expect(await ask[field](ME, [seatId])).toMatchObject({ success: false, userErrors: [{ message: text }] });
    const [group, id] = field === 'cancel' ? [ask.cancelGroup, 'cfb-1'] : [ask.uncancelGroup, 'cfb-2'];
    expect(await group(user, id)).toMatchObject({ success: false, userErrors: [{ message: text }] });
  });

  test('without an answer, no result is reported', async () => {
    vendor.at(path, reset);
    expect(await ask[field](ME, [seatId])).toBeNull();
  });
});

test.each([
  [{ success: false }, message.seatsModifyFailed],
  [{ success: false, errorMessage: 'Not today.' }, 'Not today.'],
])('counts that are refused with %j show %j (CANC-12, ERR-22)', async (answer, text) => {
  vendor.at('/cart/modifyCloudSubSeats', json(answer));
  const counts = { subscriptionId: 'cfb-1', canceledAuthors: 1, canceledPublishers: 0 };
  expect(await ask.modify(user, counts)).toMatchObject({ success: false, userErrors: [{ message: text }] });
});

describe('signed out', () => {
  const query = (field: string) =>
    `mutation { ${field}(input: { seatIds: ["ending"] }) { success userErrors { message } viewer { id } } }`;

  test.each(['/user/loadLicenseRows', '/cart/undoCancelProduct'])(
    'at %s, uncanceling says no instead of nothing (CANC-06)',
    async (path) => {
      vendor.at(path, json({ success: false }, 401));
      const { data } = await gateway.ask(query('uncancelSeats'), {}, ME);
      expect(data.uncancelSeats).toMatchObject({ success: false, userErrors: [] });
    },
  );

  test('everything else yields nothing, and the code says why', async () => {
    vendor.at('/user/loadLicenseRows', json({ success: false }, 401));
    const { data, errors } = await gateway.ask(query('cancelSeats'), {}, ME);
    expect(data).toEqual({ cancelSeats: null });
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
