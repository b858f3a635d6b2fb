import { beforeAll, describe, expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { duringTests } from '#tests/testkit/during-tests';
import { addGroup } from '#tests/testkit/portal-data';
import type { TestUser } from '#tests/testkit/start-vendor';
import { startPortal } from '../../testkit/start-portal';

const ANNUAL = { startDate: '2026-01-01', expireDate: '2026-12-31' };

let owner: TestUser;
let max: TestUser;
const portal = duringTests(() => startPortal());
beforeAll(async () => {
  owner = await portal.shop.vendor.user();
  max = await portal.shop.vendor.user();
});

const PAYLOAD = `success userErrors { code message field seatIds }
  seats(among: $seatIds) { id note assignedTo managers isManager } subscriptions { id isSelectable }`;

/** Adds a group with a seat per list of managers; returns the ids of the seats. */
async function seatsManagedBy(...managers: string[][]): Promise<string[]> {
  const id = await addGroup(portal.shop.vendor, owner, {
    ...ANNUAL,
    // Newest first, so that they are listed in the given order.
    seats: managers.map((emails, index) => ({
      licenseType: 0 as const,
      managers: emails,
      purchaseDate: `2026-03-${20 - index}`,
    })),
  });
  // New sessions, since rows are cached for seconds and this group was added directly.
  owner = { ...owner, token: await portal.shop.vendor.signIn(owner.email) };
  max = { ...max, token: await portal.shop.vendor.signIn(max.email) };
  const { data } = await ask('query ($id: ID!) { viewer { subscription(id: $id) { seats { ids } } } }', {
    id,
  });
  return data.viewer.subscription.seats.ids;
}

function ask(query: string, variables: Record<string, unknown>, user = owner) {
  return portal.gateway.ask(query, variables, { token: user.token });
}

type ChangeField = 'addManagers' | 'assignSeats' | 'editNotes' | 'removeManagers';

async function change(field: ChangeField, type: string, input: object, seatIds: string[], user = owner) {
  const query = `mutation ($input: ${type}!, $seatIds: [ID!]!) { ${field}(input: $input) { ${PAYLOAD} } }`;
  const { data, errors } = await ask(query, { input, seatIds }, user);
  expect(errors).toEqual([]);
  return data[field];
}
const editNotes = (seatIds: string[], note: string, user = owner) =>
  change('editNotes', 'EditNotesInput', { seatIds, note }, seatIds, user);
const addManagers = (seatIds: string[], emails: string[], user = owner) =>
  change('addManagers', 'ChangeManagersInput', { seatIds, emails }, seatIds, user);
const removeManagers = (seatIds: string[], emails: string[], user = owner) =>
  change('removeManagers', 'ChangeManagersInput', { seatIds, emails }, seatIds, user);
const assignSeats = (assignments: { seatId: string; email: string; isManager?: boolean }[], user = owner) =>
  change(
    'assignSeats',
    'AssignSeatsInput',
    { assignments },
    assignments.map(({ seatId }) => seatId),
    user,
  );

describe('a note', () => {
  test.each([
    [1, 'POST /user/singleeditnote'],
    [3, 'POST /user/multieditnote'],
  ])('for %i seats is written by the call meant for that (SEAT-12)', async (count, call) => {
    const ids = await seatsManagedBy(...Array.from({ length: count }, () => [owner.email]));
    const calls = await portal.vendorCalls(async () => {
      const { success, seats } = await editNotes(ids, ' Lisbon ');
      expect([success, seats.map(({ note }: { note: string }) => note)]).toEqual([
        true,
        ids.map(() => 'Lisbon'),
      ]);
    });
    expect(calls.filter((each) => each.startsWith('POST'))).toEqual([call]);
  });

  test('of more than 500 characters is refused before anything is sent (D-68)', async () => {
    const ids = await seatsManagedBy([owner.email]);
    const calls = await portal.vendorCalls(async () => {
      expect(await editNotes(ids, 'x'.repeat(501))).toMatchObject({
        success: false,
        userErrors: [{ code: 'INVALID_INPUT', message: message.noteTooLong, field: 'note' }],
        seats: null,
      });
    });
    expect(calls.filter((each) => each.startsWith('POST'))).toEqual([]);
  });
});

describe('managers', () => {
  test('are added and removed, and include “Me” for the viewer (SEAT-08, SEAT-21)', async () => {
    const ids = await seatsManagedBy([owner.email], [owner.email]);
    const added = await addManagers(ids, [` ${max.email}`, max.email.toUpperCase(), '']);
    for (const { managers } of added.seats) expect(new Set(managers)).toEqual(new Set(['Me', max.email]));
    const removed = await removeManagers(ids, [max.email], max);
    expect(removed).toMatchObject({ success: true, seats: [] });
  });

  test('who remove themselves lose the seats; an owner gets them back (SEAT-10, D-92)', async () => {
    const ids = await seatsManagedBy([owner.email, max.email]);
    expect((await removeManagers(ids, ['Me'], max)).success).toBe(true);
    expect(await editNotes(ids, 'x', max)).toMatchObject({
      success: false,
      userErrors: [{ code: 'NOT_FOUND', message: message.notesNotAllowed, field: 'seatIds', seatIds: ids }],
    });
    expect(await removeManagers(ids, ['Me'])).toMatchObject({
      success: true,
      seats: [{ managers: [], isManager: false }],
      subscriptions: [{ isSelectable: false }],
    });
    expect(await addManagers(ids, ['Me'])).toMatchObject({
      seats: [{ managers: ['Me'] }],
      subscriptions: [{ isSelectable: true }],
    });
  });

  test('that are no addresses are refused with a message', async () => {
    const ids = await seatsManagedBy([owner.email]);
    expect((await addManagers(ids, ['nonsense'])).userErrors[0]).toMatchObject({
      message: message.enterValidEmail,
      field: 'emails',
    });
    expect((await addManagers(ids, ['a@b@c'])).userErrors[0]).toMatchObject({
      code: 'INVALID_INPUT',
      message: 'a@b@c is not a valid email address.',
      field: 'emails',
    });
  });
});

describe('many assignments', () => {
  test('are done where possible, with an answer for each (SEAT-04, D-67)', async () => {
    const [first = '', second = '', third = ''] = await seatsManagedBy(...Array(3).fill([owner.email]));
    const payload = await assignSeats([
      { seatId: first, email: 'ann@test.example', isManager: true },
      { seatId: second, email: 'xyz' },
      { seatId: third, email: '' },
    ]);
    expect(payload).toMatchObject({
      success: false,
      userErrors: [
        {
          code: 'INVALID_INPUT',
          message: message.enterValidEmail,
          field: 'assignments.1.email',
          seatIds: [second],
        },
      ],
      seats: [
        { assignedTo: 'ann@test.example', managers: expect.arrayContaining(['ann@test.example', 'Me']) },
        { assignedTo: null },
        { assignedTo: null },
      ],
    });
  });

  test.each([
    ['none', [], message.seatsRequired],
    ['a seat twice', ['s', 's'], message.seatsTwice],
    ['more than 500', Array.from({ length: 501 }, (_, index) => `s${index}`), message.assignTooMany],
  ])('are refused for %s', async (_, seatIds, text) => {
    const { success, userErrors } = await assignSeats(seatIds.map((seatId) => ({ seatId, email: '' })));
    expect([success, userErrors[0]?.message]).toEqual([false, text]);
  });

  test('of other customers’ seats are refused, the customer’s own are done (SEAT-10)', async () => {
    const [own = '', other = ''] = await seatsManagedBy([owner.email, max.email], [owner.email]);
    const payload = await assignSeats(
      [own, other].map((seatId) => ({ seatId, email: 'mine@test.example' })),
      max,
    );
    expect(payload).toMatchObject({
      success: false,
      userErrors: [{ message: message.assignNotAllowed, field: 'assignments', seatIds: [other] }],
      seats: [{ id: own, assignedTo: 'mine@test.example' }],
    });
  });
});

test('nothing is changed and nothing sent when one of the seats is not the viewer’s (T-09)', async () => {
  const [own = '', other = ''] = await seatsManagedBy([owner.email, max.email], [owner.email]);
  const calls = await portal.vendorCalls(async () => {
    expect((await editNotes([own, other], 'x', max)).userErrors).toMatchObject([{ seatIds: [other] }]);
    expect((await addManagers([own, 'no-such-seat'], ['a@b.example'])).userErrors).toMatchObject([
      { code: 'NOT_FOUND', field: 'seatIds', seatIds: ['no-such-seat'] },
    ]);
    expect((await editNotes([], 'x')).userErrors).toMatchObject([{ message: message.seatsRequired }]);
  });
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('seats of several groups can be selected together', async () => {
  const [first = '', second = ''] = await seatsManagedBy([owner.email], [owner.email, max.email]);
  const [third = ''] = await seatsManagedBy([max.email]);
  await editNotes([first], 'one');
  const query = `query ($seatIds: [ID!]!) { viewer { seatSelection(seatIds: $seatIds) {
    totalCount note managers { name seatCount } seats(first: 2) { id }
  } } }`;
  const seatIds = [third, first, second, first, 'no-such-seat'];
  const { data } = await ask(query, { seatIds });
  expect(data.viewer.seatSelection).toEqual({
    totalCount: 3,
    note: null,
    managers: [
      { name: 'Me', seatCount: 2 },
      { name: max.email, seatCount: 2 },
    ],
    seats: [{ id: third }, { id: first }],
  });
  const [foreign] = await Promise.all([ask(query, { seatIds }, await portal.shop.vendor.user())]);
  expect(foreign.data.viewer.seatSelection).toMatchObject({ totalCount: 0, seats: [], managers: [] });
});

test('10,000 seats fit into one change', async () => {
  const seatIds = Array.from({ length: 10_000 }, () => crypto.randomUUID());
  expect((await editNotes(seatIds, 'x')).userErrors[0]).toMatchObject({ code: 'NOT_FOUND' });
  const { errors } = await ask(
    'query ($seatIds: [ID!]!) { viewer { seatSelection(seatIds: $seatIds) { note } } }',
    {
      seatIds: Array.from({ length: 20_001 }, (_, index) => `${index}`),
    },
  );
  expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
});
