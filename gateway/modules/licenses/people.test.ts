import { beforeAll, expect, test } from 'vitest';
import { beforeTests, duringTests } from '#tests/testkit/during-tests';
import { addGroup, addLicensesOf } from '#tests/testkit/portal-data';
import { startPortal } from '../../testkit/start-portal';

const portal = duringTests(() => startPortal());
const owner = beforeTests(() => portal.shop.vendor.user());
const max = beforeTests(() => portal.shop.vendor.user());
beforeAll(async () => {
  const { vendor } = portal.shop;
  const seat = { licenseType: 0 as const, managers: [owner.email, max.email] };
  await addGroup(vendor, owner, {
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    seats: [
      { ...seat, assignedTo: 'ann@test.example' },
      { ...seat, assignedTo: 'ann@test.example', managers: [owner.email] },
      { ...seat, assignedTo: max.email },
    ],
  });
  await addGroup(vendor, owner, {
    startDate: '2024-01-01',
    expireDate: '2024-12-31',
    seats: [{ ...seat, assignedTo: 'gone@test.example' }],
  });
});

const ask = async (query: string, variables: object = {}, user = owner) =>
  (await portal.gateway.ask(query, { ...variables }, { token: user.token })).data.viewer;

test('people are found by a part of their address in any spelling, with the licenses they use and manage', async () => {
  const query = `query ($search: String) { viewer { people(search: $search) {
    totalCount nodes { email isViewer usedCount managedCount } } } }`;
  expect((await ask(query, { search: 'ANN@' })).people).toEqual({
    totalCount: 1,
    nodes: [{ email: 'ann@test.example', isViewer: false, usedCount: 2, managedCount: 0 }],
  });
  const everybody = (await ask(query)).people;
  expect(everybody.totalCount).toBe(3);
  expect(everybody.nodes.find(({ isViewer }: { isViewer: boolean }) => isViewer)).toMatchObject({
    usedCount: 0,
    managedCount: 3,
  });
});

test('one of them is looked at with every license, and every seat that is managed, group by group', async () => {
  const query = `query ($email: EmailAddress!) { viewer { person(email: $email) {
    used { license { assignedTo productName } subscription { number } }
    managed { subscription { number } seatIds } } } }`;
  const { person } = await ask(query, { email: max.email.toUpperCase() });
  expect(person.used).toEqual([
    { license: { assignedTo: max.email, productName: 'Axure RP Pro' }, subscription: { number: 2 } },
  ]);
  expect(person.managed).toEqual([
    { subscription: { number: 2 }, seatIds: [expect.any(String), expect.any(String)] },
  ]);
  expect((await ask(query, { email: 'gone@test.example' })).person).toBeNull();
});

test('strangers find nobody', async () => {
  const stranger = await portal.shop.vendor.user();
  const query = '{ viewer { people { totalCount } person(email: "ann@test.example") { email } } }';
  expect(await ask(query, {}, stranger)).toEqual({ people: { totalCount: 0 }, person: null });
});

const PLAN = 'id steps { seatIds from { email managers note } to { email managers note } }';
const apply = async ([plan]: { id: string; steps: object[] }[], user = owner) => {
  const mutation = `mutation ($input: ApplySeatPlanInput!) { applySeatPlan(input: $input) { success undo { ${PLAN} } } }`;
  const input = { planId: plan?.id, steps: plan?.steps };
  return (await portal.gateway.ask(mutation, { input }, { token: user.token })).data.applySeatPlan;
};

test('all licenses of a person are handed over in one plan, and back again', async () => {
  const query = `query ($email: EmailAddress!, $to: EmailAddress) { viewer { person(email: $email) {
    usedCount managedCount
    handOverPlan(to: $to) { ${PLAN} } } } }`;
  const to = 'eve@test.example';
  const { person } = await ask(query, { email: max.email, to });
  const { success, undo } = await apply(person.handOverPlan);
  expect(success).toBe(true);
  expect((await ask(query, { email: max.email })).person).toBeNull();
  expect((await ask(query, { email: to })).person).toMatchObject({ usedCount: 1, managedCount: 2 });
  expect((await apply(undo)).success).toBe(true);
  expect((await ask(query, { email: max.email })).person).toMatchObject({ usedCount: 1, managedCount: 2 });
});

test('of what the viewer may not change nothing is in the plan', async () => {
  const query = `query ($email: EmailAddress!) { viewer { person(email: $email) {
    managedCount changeableUsedCount changeableManagedCount handOverPlan { seatCount }
  } } }`;
  const user = await portal.shop.vendor.user();
  await addGroup(portal.shop.vendor, owner, {
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    seats: [{ licenseType: 0, managers: [max.email], assignedTo: user.email }],
  });
  expect((await ask(query, { email: max.email }, user)).person).toEqual({
    managedCount: 1,
    changeableUsedCount: 0,
    changeableManagedCount: 0,
    handOverPlan: [],
  });
  expect((await ask(query, { email: max.email })).person).toMatchObject({
    changeableUsedCount: 1,
    changeableManagedCount: 2,
  });
});

test('who manages nothing but an upgrade code is found, and hands it over with all else', async () => {
  const { vendor } = portal.shop;
  const [ann, lea] = [await vendor.user(), await vendor.user()];
  const code = { licenseType: 1 as const, purchaseDate: '2020-01-01', upgradeKey: 'UP-1', numUpgrades: 3 };
  const [id] = await addLicensesOf(vendor, ann, 'upgrade', [{ ...code, managers: [ann.email, lea.email] }]);
  const query = `query ($email: EmailAddress!) { viewer { person(email: $email) { usedCount managedCount
    managed { subscription { id } seatIds } handOverPlan(to: "eve@test.example") { ${PLAN} } } } }`;
  const managed = [{ subscription: null, seatIds: [id] }];
  const { person } = await ask(query, { email: lea.email }, ann);
  expect(person).toMatchObject({ usedCount: 0, managedCount: 1, managed });
  expect((await apply(person.handOverPlan, ann)).success).toBe(true);
  expect((await ask(query, { email: lea.email }, ann)).person).toBeNull();
  expect((await ask(query, { email: 'eve@test.example' }, ann)).person).toMatchObject({ managed });
});
