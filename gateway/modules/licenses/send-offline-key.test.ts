import { beforeAll, describe, expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { duringTests } from '#tests/testkit/during-tests';
import { addGroup } from '#tests/testkit/portal-data';
import { seatRows } from '#tests/testkit/renewals';
import type { TestUser } from '#tests/testkit/start-vendor';
import { type FaultyVendor, json, startFaultyVendor } from '../../testkit/faulty-vendor';
import { startGateway } from '../../testkit/start-gateway';
import { startPortal } from '../../testkit/start-portal';

const USER = 'eva@test.example';
const THIS_YEAR = { startDate: '2026-01-01', expireDate: '2026-12-31' };

type GroupSpec = Parameters<typeof addGroup>[2];
type SeatSpec = GroupSpec['seats'][number];

let owner: TestUser;
const portal = duringTests(() => startPortal());
beforeAll(async () => {
  owner = await portal.shop.vendor.user();
});

/** Adds a seat of the owner; readers need a new session afterwards, whose rows are loaded again. */
async function giveSeat(spec: Partial<SeatSpec> = {}, group: Partial<GroupSpec> = {}): Promise<string> {
  const { vendor } = portal.shop;
  const id = await addGroup(vendor, owner, {
    ...THIS_YEAR,
    seats: [{ licenseType: 1, assignedTo: USER, ...spec }],
    ...group,
  });
  owner = await again(owner);
  return (await seatRows(portal.shop, id))[0]?.id ?? '';
}

async function again(user: TestUser): Promise<TestUser> {
  return { ...user, token: await portal.shop.vendor.signIn(user.email) };
}

const SEND = `mutation ($input: SendOfflineKeyInput!) {
  sendOfflineKey(input: $input) { success userErrors { code message field seatIds } key }
}`;

async function send(seatId: string, user = owner) {
  const { data, errors } = await portal.gateway.ask(SEND, { input: { seatId } }, { token: user.token });
  expect(errors).toEqual([]);
  return data.sendOfflineKey;
}

const SEAT = `query ($ids: [ID!]!) { viewer { seatSelection(seatIds: $ids) {
  seats { offlineKey offlineKeyEligibility { allowed code message } }
} } }`;

async function seatOf(id: string, user = owner) {
  const { data, errors } = await portal.gateway.ask(SEAT, { ids: [id] }, { token: user.token });
  expect(errors).toEqual([]);
  return data.viewer.seatSelection.seats[0];
}

describe('an offline key', () => {
  test('is sent by a single call with a timestamp, and belongs to the seat afterwards (SEAT-17, D-69)', async () => {
    const seat = await giveSeat();
    expect(await seatOf(seat)).toEqual({
      offlineKey: null,
      offlineKeyEligibility: { allowed: true, code: null, message: null },
    });
    const calls = await portal.vendorCalls(async () => {
      expect(await send(seat)).toEqual({ success: true, userErrors: [], key: expect.any(String) });
    });
    expect(calls.filter((call) => call.includes('OfflineKey'))).toEqual(['GET /user/sendOfflineKey']);
    const { key } = await send(seat);
    expect(await seatOf(seat)).toMatchObject({ offlineKey: key });
  });

  test('is available to owner, managers and assignee only (T-09, D-91)', async () => {
    const { vendor } = portal.shop;
    const [max, eva, offered] = [await vendor.user(), await vendor.user(), await vendor.user()];
    const seat = await giveSeat(
      { assignedTo: eva.email, managers: [max.email], key: 'THE-KEY' },
      { pendingOwnerEmail: offered.email },
    );
    for (const user of [max, eva]) {
      expect(await seatOf(seat, user)).toMatchObject({ offlineKey: 'THE-KEY' });
      expect(await send(seat, user)).toMatchObject({ key: 'THE-KEY' });
    }
    expect(await seatOf(seat, offered)).toMatchObject({
      offlineKey: null,
      offlineKeyEligibility: { allowed: false },
    });
    expect(await send(seat, offered)).toMatchObject({
      success: false,
      userErrors: [{ code: 'NOT_ALLOWED', message: message.offlineKeyNotAllowed }],
      key: null,
    });
    const calls = await portal.vendorCalls(async () => {
      expect(await send(seat, await vendor.user())).toMatchObject({
        success: false,
        userErrors: [{ code: 'NOT_FOUND', message: message.offlineKeyNotAllowed, seatIds: [seat] }],
        key: null,
      });
    });
    expect(calls.filter((call) => call.includes('OfflineKey'))).toEqual([]);
  });

  test('of a free seat is neither shown nor sent (SEAT-14)', async () => {
    const seat = await giveSeat({ assignedTo: null, key: 'THE-KEY' });
    expect(await seatOf(seat)).toEqual({
      offlineKey: null,
      offlineKeyEligibility: {
        allowed: false,
        code: 'NOT_ALLOWED',
        message: message.offlineKeyUnassigned,
      },
    });
    expect(await send(seat)).toMatchObject({
      success: false,
      userErrors: [{ code: 'NOT_ALLOWED', message: message.offlineKeyUnassigned, field: 'seatId' }],
      key: null,
    });
  });
});

test('a vendor that does not send a key gets an error, with its own message if it has one (REST-41)', async () => {
  const vendor: FaultyVendor = await startFaultyVendor();
  const gateway = await startGateway({ vendorUrl: vendor.url });
  const subscription = { id: 'g', userId: 'u-1', term: 2, ...THIS_YEAR, autoRenew: true };
  const row = { seatId: 's1', licenseType: 0, product: 'Axure RP Pro', managers: [], assignedTo: USER };
  const subRows = [{ ...row, purchaseDate: '2026-01-01', subscription }];
  vendor.at('/user/getUserProfile', json({ userId: 'u-1', email: 'a@b.example', name: 'A' }));
  vendor.at('/user/loadLicenseRows', json({ subRows, aseRows: [] }));
  const ask = async () => {
    const { data } = await gateway.ask(SEND, { input: { seatId: 's1' } }, { token: 'good' });
    return data.sendOfflineKey.userErrors;
  };
  vendor.at('/user/sendOfflineKey', json({ success: false, message: 'Not today.' }));
  expect(await ask()).toMatchObject([{ code: 'VENDOR_REFUSED', message: 'Not today.' }]);
  vendor.at('/user/sendOfflineKey', json({ success: false }));
  expect(await ask()).toMatchObject([{ code: 'VENDOR_REFUSED', message: message.lastResort }]);
  await gateway.stop();
  await vendor.stop();
});
