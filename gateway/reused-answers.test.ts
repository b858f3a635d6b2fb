import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FaultyVendor, json, startFaultyVendor } from './testkit/faulty-vendor';
import { type RunningGateway, startGateway } from './testkit/start-gateway';

/** Cached answers of a session must always equal the vendor's current ones. */
let vendor: FaultyVendor;
let gateway: RunningGateway;
let rows: { note: string; tag: string | null };
let profile: { name: string };

const seat = (note: string) => ({
  seatId: 's-1',
  assignedTo: 'user@test.example',
  managers: ['ann@test.example'],
  note,
  purchaseDate: '2026-01-01',
  licenseType: 0,
  subscriptionOwner: 'ann@test.example',
  subscription: {
    id: 'g-1',
    userId: 'u-1',
    term: 2,
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    autoRenew: true,
    groupNumber: 1,
  },
});

const olderCloudGroup = {
  id: 'c-1',
  ownerId: 'u-1',
  ownerEmail: 'ann@test.example',
  domain: 'lee',
  isCfb: true,
  isLegacyAse: false,
  isAutoRenew: true,
  term: 2,
  licenseType: 13,
  cloudAuthorUserCount: 1,
  rpPublisherUserCount: 1,
  seats: 2,
  purchaseDate: '2025-01-01',
  startDate: '2025-01-01',
  expireDate: '2026-12-31',
};

beforeAll(async () => {
  vendor = await startFaultyVendor();
});
beforeEach(async () => {
  await gateway?.stop();
  gateway = await startGateway({ vendorUrl: vendor.url });
  rows = { note: 'one', tag: null };
  profile = { name: 'Ann' };
  vendor.at('/user/loadLicenseRows', (request, response) => {
    const headers = rows.tag === null ? {} : { etag: rows.tag };
    if (rows.tag !== null && request.headers['if-none-match'] === rows.tag)
      response.writeHead(304, headers).end();
    else response.writeHead(200, headers).end(JSON.stringify({ subRows: [seat(rows.note)], aseRows: [] }));
  });
  vendor.at('/user/getUserProfile', (_request, response) =>
    json({ userId: 'u-1', email: 'ann@test.example', ...profile })(_request, response),
  );
});
afterAll(async () => {
  await gateway.stop();
  await vendor.stop();
});

const QUERY = '{ viewer { name subscriptions { nodes { seats { nodes { note } } } } } }';
const RENAME = 'mutation { updateProfileName(input: { name: "Bea" }) { success } }';

async function read(token = 'good') {
  const { data, errors } = await gateway.ask(QUERY, {}, { token });
  expect(errors).toEqual([]);
  return [data.viewer.name, data.viewer.subscriptions.nodes[0]?.seats.nodes[0]?.note];
}

test('another profile has another answer immediately', async () => {
  for (let time = 0; time < 4; time += 1) expect(await read()).toEqual(['Ann', 'one']);
  profile = { name: 'Bea' };
  expect(await read()).toEqual(['Bea', 'one']);
});

test('after a write of the session all documents are loaded again, with any ETag', async () => {
  rows = { note: 'one', tag: '"always"' };
  for (let time = 0; time < 4; time += 1) await read();
  rows = { note: 'two', tag: '"always"' };
  await gateway.ask(RENAME, {}, { token: 'good' });
  expect(await read()).toEqual(['Ann', 'two']);
});

test('no session gets an answer of another', async () => {
  for (let time = 0; time < 4; time += 1) await read('good');
  profile = { name: 'Bea' };
  rows = { note: 'hers', tag: null };
  expect(await read('other')).toEqual(['Bea', 'hers']);
});

test('an ended session gets no cached answer', async () => {
  for (let time = 0; time < 4; time += 1) await read();
  vendor.at('/user/getUserProfile', json({}, 401));
  const { data } = await gateway.ask(QUERY, {}, { token: 'good' });
  expect(data.viewer).toBeNull();
});

test('a vendor failure is reported instead of a cached answer', async () => {
  for (let time = 0; time < 4; time += 1) await read();
  vendor.at('/user/getUserProfile', json({}, 503));
  const { errors } = await gateway.ask(QUERY, {}, { token: 'good' });
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['VENDOR_UNAVAILABLE']);
});

test('an answer without an unavailable part is replaced once the part is available', async () => {
  vendor.at('/user/loadLicenseRows', (_request, response) => {
    const { subscription, ...row } = seat('one');
    const unnumbered = { ...row, subscription: { ...subscription, groupNumber: null } };
    response.end(JSON.stringify({ subRows: [unnumbered], aseRows: [] }));
  });
  const name = async () => {
    const { data } = await gateway.ask(
      '{ viewer { subscriptions { nodes { name } } } }',
      {},
      { token: 'good' },
    );
    return data.viewer.subscriptions.nodes[0]?.name;
  };
  vendor.at('/user/loadCloudSubscriptionGroups', json({}, 503));
  expect(await name()).toBe('Group 1');
  // Groups are numbered by age over RP and cloud.
  vendor.at('/user/loadCloudSubscriptionGroups', json({ subscriptionGroups: [olderCloudGroup] }));
  expect(await name()).toBe('Group 2');
});

test('a 304 without a condition in the request is no answer', async () => {
  vendor.at('/user/getUserProfile', (_request, response) => void response.writeHead(304).end());
  const { errors } = await gateway.ask(QUERY, {}, { token: 'good' });
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['VENDOR_INVALID_RESPONSE']);
});

test('other variables, and a document of the same shape, are other questions', async () => {
  const by = (text: string) =>
    gateway.ask(
      `query Q($first: Int) { viewer { ${text} subscriptions(first: $first) { nodes { id } } } }`,
      { first: 1 },
      { token: 'good' },
    );
  expect((await by('name')).data.viewer).toMatchObject({ name: 'Ann' });
  expect((await by('email')).data.viewer).toMatchObject({ email: 'ann@test.example' });
  expect((await by('name')).data.viewer).toMatchObject({ name: 'Ann' });
});
