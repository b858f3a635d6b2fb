import { beforeEach, describe, expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { addGroup } from '#tests/testkit/portal-data';
import { startPortal } from '../../../testkit/start-portal';
import { planIdOf } from './seat-plan';

const ANNUAL = { startDate: '2026-01-01', expireDate: '2026-12-31' };
const PLANS = '{ id seatCount steps { seatIds from { email managers note } to { email managers note } } }';
const PLAN = `query ($input: AssignmentPlanInput!) { viewer { assignmentPlan(input: $input) {
  seatCount changeCount
  rows { email seat { id groupName productName assignedTo } isChange findings { code isStopping } }
  parts ${PLANS}
} } }`;
const PAYLOAD = `success userErrors { code message field seatIds }
  seats(among: $among) { assignedTo managers note } undo ${PLANS}`;
const APPLY = `mutation ($input: ApplySeatPlanInput!, $among: [ID!]!) { applySeatPlan(input: $input) { ${PAYLOAD} } }`;

interface Plan {
  id: string;
  steps: { seatIds: string[] }[];
}

let ann: string;
let seats: string[];
const portal = duringTests(() => startPortal());
const owner = beforeEachTest(() => portal.shop.vendor.user());
const max = beforeEachTest(() => portal.shop.vendor.user());
beforeEach(async () => {
  const { vendor } = portal.shop;
  ann = `ann-${owner.id}@test.example`;
  const seat = { licenseType: 0 as const, managers: [owner.email, max.email], note: 'Porto' };
  const id = await addGroup(vendor, owner, {
    ...ANNUAL,
    seats: [
      { ...seat, assignedTo: ann, purchaseDate: '2026-03-03' },
      { ...seat, managers: [owner.email], purchaseDate: '2026-03-02' },
      { ...seat, note: 'Lisbon', purchaseDate: '2026-03-01' },
    ],
  });
  const { data } = await ask('query ($id: ID!) { viewer { subscription(id: $id) { seats { ids } } } }', {
    id,
  });
  seats = data.viewer.subscription.seats.ids;
});

function ask(query: string, variables: Record<string, unknown>, user = owner) {
  return portal.gateway.ask(query, variables, { token: user.token });
}

async function plan(input: object, user = owner) {
  const { data, errors } = await ask(PLAN, { input }, user);
  expect(errors).toEqual([]);
  return data.viewer.assignmentPlan;
}

async function apply(given: Plan | undefined, more: object = {}, user = owner) {
  if (!given) throw new Error('There is no plan.');
  const { id, steps } = given;
  const input = { planId: id, steps, ...more };
  const { data, errors } = await ask(APPLY, { input, among: seats }, user);
  expect(errors).toEqual([]);
  return data.applySeatPlan;
}
/** Stored seats as read by another session of the same customer. */
async function stored() {
  const token = await portal.shop.vendor.signIn(owner.email);
  const query =
    'query ($ids: [ID!]!) { viewer { seatSelection(seatIds: $ids) { seats { assignedTo managers note } } } }';
  const { data } = await portal.gateway.ask(query, { ids: seats }, { token });
  return data.viewer.seatSelection.seats;
}
const free = { seatsMatching: { isAssigned: false } };

describe('a plan of assignments', () => {
  test('lists assignments and errors, and is applied exactly', async () => {
    const people = [
      { email: `Bob <bob@test.example>`, isManager: true, note: 'Faro' },
      { email: 'nobody' },
      { email: ann },
      { email: 'cem@test.example' },
      { email: 'dan@test.example' },
    ];
    const planned = await plan({ people, ...free });
    const row = { groupName: 'Group 1', productName: 'Axure RP Pro', assignedTo: null };
    expect(planned).toMatchObject({
      seatCount: 2,
      changeCount: 2,
      rows: [
        { email: 'bob@test.example', seat: { id: seats[1], ...row }, isChange: true, findings: [] },
        { seat: null, isChange: false, findings: [{ code: 'INVALID_ADDRESS', isStopping: true }] },
        { seat: null, isChange: false, findings: [{ code: 'HAS_SEAT_LEFT_OUT', isStopping: true }] },
        { email: 'cem@test.example', seat: { id: seats[2], ...row }, isChange: true },
        { seat: null, findings: [{ code: 'NO_SEAT_LEFT', isStopping: true }] },
      ],
      parts: [{ seatCount: 2 }],
    });
    expect(await apply(planned.parts[0])).toMatchObject({
      success: true,
      seats: [
        { assignedTo: 'bob@test.example', managers: ['Me', 'bob@test.example'], note: 'Faro' },
        { assignedTo: 'cem@test.example', note: 'Lisbon' },
      ],
    });
  });

  test('moves and frees seats that are named', async () => {
    const [first, second] = seats;
    const people = [
      { email: '', seatId: first },
      { email: ann, seatId: second },
    ];
    const planned = await plan({ people });
    expect((await apply(planned.parts[0])).success).toBe(true);
    expect(await stored()).toMatchObject([{ assignedTo: null }, { assignedTo: ann }, { assignedTo: null }]);
  });

  test('does not reveal seats of other customers', async () => {
    const stranger = await portal.shop.vendor.user();
    const planned = await plan({ people: [{ email: ann, seatId: seats[0] }], seatIds: seats }, stranger);
    expect(planned).toMatchObject({
      seatCount: 0,
      rows: [{ seat: null, isChange: false, findings: [{ code: 'NOT_YOURS' }] }],
      parts: [],
    });
  });

  test('of 10,000 rows is made in parts within the limits', async () => {
    const people = Array.from({ length: 10_000 }, (_, index) => ({ email: `u${index}@test.example` }));
    const planned = await plan({ people, ...free });
    expect(planned).toMatchObject({ seatCount: 2, changeCount: 2 });
    expect(planned.rows).toHaveLength(10_000);
  });

  test('of nothing, or of seats named in two ways, is refused', async () => {
    for (const input of [{ people: [] }, { people: [{ email: ann }], seatIds: [], ...free }]) {
      const { errors } = await ask(PLAN, { input });
      expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  });
});

describe('a plan that is applied', () => {
  let planned: Plan | undefined;
  let before: unknown;
  beforeEach(async () => {
    const people = seats.map((seatId, index) => ({ seatId, email: `new${index}@test.example` }));
    [planned] = (await plan({ people })).parts;
    before = await stored();
  });

  test('by another customer is refused as a whole', async () => {
    expect(await apply(planned, {}, max)).toMatchObject({
      success: false,
      userErrors: [{ code: 'INVALID_INPUT', message: message.planStale, field: 'planId' }],
    });
    expect(await stored()).toEqual(before);
  });

  test('with other steps than were shown is refused whole', async () => {
    const [step] = planned?.steps ?? [];
    const others = [{ ...step, to: { email: 'eve@test.example' } }];
    expect((await apply({ id: planned?.id ?? '', steps: others as Plan['steps'] })).userErrors).toMatchObject(
      [{ code: 'INVALID_INPUT', message: message.planStale }],
    );
    expect(await stored()).toEqual(before);
  });

  test('of a foreign seat is refused, even with the right plan id', async () => {
    const stranger = await portal.shop.vendor.user();
    const steps = [{ seatIds: [seats[0] ?? ''], from: {}, to: { email: 'thief@test.example' } }];
    const id = planIdOf(steps, { userId: stranger.id, email: stranger.email });
    expect(await apply({ id, steps }, { leaveChanged: true }, stranger)).toMatchObject({
      success: false,
      userErrors: [{ code: 'NOT_FOUND', message: message.assignNotAllowed, seatIds: [seats[0]] }],
      seats: null,
    });
    expect(await stored()).toEqual(before);
  });

  test('that writes nothing reveals no seat to viewers who may not write its note', async () => {
    const user = await portal.shop.vendor.user({ email: ann });
    const steps = [{ seatIds: [seats[0] ?? ''], from: { email: ann }, to: {} }];
    const id = planIdOf(steps, { userId: user.id, email: user.email });
    expect(await apply({ id, steps }, {}, user)).toMatchObject({
      success: false,
      userErrors: [{ code: 'NOT_ALLOWED', message: message.notesNotAllowed }],
    });
  });

  test('with one seat that is the viewer’s no more is refused whole', async () => {
    const query = 'mutation ($i: ChangeManagersInput!) { removeManagers(input: $i) { success } }';
    const people = [seats[0], seats[2]].map((seatId) => ({ seatId, email: 'new@test.example' }));
    const [ofMax] = (await plan({ people }, max)).parts;
    await ask(query, { i: { seatIds: [seats[2]], emails: [max.email] } });
    const renewed = { ...max, token: await portal.shop.vendor.signIn(max.email) };
    expect(await apply(ofMax, {}, renewed)).toMatchObject({
      success: false,
      userErrors: [{ code: 'NOT_FOUND', message: message.assignNotAllowed, seatIds: [seats[2]] }],
    });
    expect(await stored()).toMatchObject([{ assignedTo: ann }, { assignedTo: null }, { assignedTo: null }]);
  });

  test('after another customer changed a seat is refused as a whole, or leaves that seat', async () => {
    const assign = 'mutation ($i: AssignSeatInput!) { assignSeat(input: $i) { success } }';
    await ask(assign, { i: { seatId: seats[0], email: 'eve@test.example' } });
    expect(await apply(planned)).toMatchObject({
      success: false,
      userErrors: [{ code: 'CONFLICT', message: message.planStale, seatIds: [seats[0]] }],
    });
    expect(await apply(planned, { leaveChanged: true })).toMatchObject({
      success: false,
      userErrors: [{ code: 'CONFLICT', message: message.seatStands('it is assigned to eve@test.example') }],
      seats: [
        { assignedTo: 'eve@test.example' },
        { assignedTo: 'new1@test.example' },
        { assignedTo: 'new2@test.example' },
      ],
    });
    expect(await stored()).toMatchObject([{ assignedTo: 'eve@test.example' }, {}, {}]);
  });

  test('while another session has changed a seat unseen leaves that seat, and says so', async () => {
    await ask('{ viewer { seatSummary { total } } }', {});
    const token = await portal.shop.vendor.signIn(owner.email);
    const assign = 'mutation ($i: AssignSeatInput!) { assignSeat(input: $i) { success } }';
    await portal.gateway.ask(assign, { i: { seatId: seats[0], email: 'eve@test.example' } }, { token });
    expect(await apply(planned)).toMatchObject({
      success: false,
      userErrors: [{ code: 'CONFLICT', seatIds: [seats[0]] }],
    });
    expect((await stored())[0]).toMatchObject({ assignedTo: 'eve@test.example' });
  });

  test.each([
    ['no step', () => [], message.seatsRequired],
    ['a seat twice', () => [...(planned?.steps ?? []), ...(planned?.steps ?? [])], message.seatsTwice],
    [
      'more than 500 seats',
      () => [{ seatIds: Array.from({ length: 501 }, (_, i) => `${i}`), from: {}, to: {} }],
      message.assignTooMany,
    ],
  ])('is refused with %s', async (_, steps, text) => {
    expect((await apply({ id: 'any', steps: steps() })).userErrors).toMatchObject([{ message: text }]);
  });
});

describe('the undo', () => {
  const CHANGES = {
    assignSeats: [
      'AssignSeatsInput',
      () => ({
        assignments: seats.map((seatId) => ({ seatId, email: 'eve@test.example', isManager: true })),
      }),
    ],
    editNotes: ['EditNotesInput', () => ({ seatIds: seats, note: 'Braga' })],
    addManagers: ['ChangeManagersInput', () => ({ seatIds: seats, emails: ['new@test.example', max.email] })],
    removeManagers: ['ChangeManagersInput', () => ({ seatIds: seats, emails: [max.email] })],
  } as const;

  test.each(Object.keys(CHANGES) as (keyof typeof CHANGES)[])(
    'of %s restores the exact state, and can itself be undone',
    async (field) => {
      const [type, input] = CHANGES[field];
      const before = await stored();
      const query = `mutation ($input: ${type}!, $among: [ID!]!) { ${field}(input: $input) { ${PAYLOAD} } }`;
      const { data } = await ask(query, { input: input(), among: seats });
      expect(data[field].success).toBe(true);
      const after = await stored();
      expect(after).not.toEqual(before);
      const [back] = data[field].undo;
      const undone = await apply(back);
      expect([undone.success, await stored()]).toEqual([true, before]);
      expect((await apply(undone.undo[0])).success).toBe(true);
      expect(await stored()).toEqual(after);
    },
  );

  test('of what was refused is empty', async () => {
    const query = `mutation ($input: EditNotesInput!, $among: [ID!]!) { editNotes(input: $input) { ${PAYLOAD} } }`;
    const { data } = await ask(query, { input: { seatIds: [...seats, 'foreign'], note: 'x' }, among: seats });
    expect(data.editNotes).toMatchObject({ success: false, undo: null });
  });
});
