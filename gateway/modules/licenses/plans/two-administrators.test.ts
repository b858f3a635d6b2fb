import { beforeEach, expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { addGroup } from '#tests/testkit/portal-data';
import { startPortal } from '../../../testkit/start-portal';

const ANNUAL = { startDate: '2026-01-01', expireDate: '2026-12-31' };
const ERRORS = 'success userErrors { code message field seatIds }';

/** Another session of the owner. */
let elsewhere: string;
let seats: string[];
const portal = duringTests(() => startPortal());
const owner = beforeEachTest(() => portal.shop.vendor.user());
beforeEach(async () => {
  const { vendor } = portal.shop;
  elsewhere = await vendor.signIn(owner.email);
  const seat = { licenseType: 0 as const, managers: [owner.email], note: 'Porto' };
  const id = await addGroup(vendor, owner, {
    ...ANNUAL,
    seats: ['ann', 'bob', 'cem'].map((name, index) => ({
      ...seat,
      assignedTo: `${name}@test.example`,
      purchaseDate: `2026-03-0${3 - index}`,
    })),
  });
  const { data } = await ask('query ($id: ID!) { viewer { subscription(id: $id) { seats { ids } } } }', {
    id,
  });
  seats = data.viewer.subscription.seats.ids;
});

function ask(query: string, variables: Record<string, unknown>, token = owner.token) {
  return portal.gateway.ask(query, variables, { token });
}

async function change(
  field: 'assignSeat' | 'assignSeats' | 'editNotes',
  type: string,
  input: object,
  token = owner.token,
) {
  const { data, errors } = await ask(
    `mutation ($input: ${type}!) { ${field}(input: $input) { ${ERRORS} } }`,
    { input },
    token,
  );
  expect(errors).toEqual([]);
  return data[field];
}
/** The other session changes the second seat first, unseen by this one. */
async function otherIsQuicker() {
  const [, second = ''] = seats;
  await change('assignSeat', 'AssignSeatInput', { seatId: second, email: 'eve@test.example' }, elsewhere);
  await change('editNotes', 'EditNotesInput', { seatIds: [second], note: 'Faro' }, elsewhere);
}
const stored = async () =>
  (
    await ask(
      'query ($ids: [ID!]!) { viewer { seatSelection(seatIds: $ids) { seats { assignedTo note } } } }',
      { ids: seats },
      elsewhere,
    )
  ).data.viewer.seatSelection.seats;

const names = ['ann', 'bob', 'cem'].map((name) => `${name}@test.example`);
const moved = () =>
  seats.map((seatId, index) => ({ seatId, email: `new${index}@test.example`, seen: names[index] }));

test.each([
  [
    'assignments of several seats',
    () => change('assignSeats', 'AssignSeatsInput', { assignments: moved() }),
    'it is assigned to eve@test.example',
    ['new0@test.example', 'eve@test.example', 'new2@test.example'],
    'assignedTo' as const,
  ],
  [
    'one note for all',
    () =>
      change('editNotes', 'EditNotesInput', {
        seatIds: seats,
        note: 'Braga',
        seen: [{ seatIds: seats, note: 'Porto' }],
      }),
    'its note is “Faro”',
    ['Braga', 'Faro', 'Braga'],
    'note' as const,
  ],
])(
  'of %s, seats that another session changed are left, with their current state',
  async (_, send, stands, after, part) => {
    await otherIsQuicker();
    expect(await send()).toEqual({
      success: false,
      userErrors: [
        {
          code: 'CONFLICT',
          message: message.seatStands(stands),
          field: null,
          seatIds: [seats[1]],
        },
      ],
    });
    expect((await stored()).map((seat) => seat[part])).toEqual(after);
    // The other session's change is known by now.
    const { success } = await send();
    expect(success).toBe(false);
  },
);

test('a seat that another session changed first is not overwritten until this session has read it', async () => {
  await otherIsQuicker();
  const wanted = { seatId: seats[1], email: 'new@test.example' };
  const { userErrors } = await change('assignSeat', 'AssignSeatInput', {
    ...wanted,
    seen: 'bob@test.example',
  });
  expect(userErrors).toMatchObject([
    { code: 'CONFLICT', message: message.seatStands('it is assigned to eve@test.example') },
  ]);
  const again = { ...wanted, seen: 'eve@test.example' };
  expect((await change('assignSeat', 'AssignSeatInput', again)).success).toBe(true);
  expect((await stored())[1]).toMatchObject({ assignedTo: 'new@test.example' });
});

test('of concurrent changes to a thousand seats, each seat has one of them, and the other is reported', async () => {
  const { vendor } = portal.shop;
  await addGroup(vendor, owner, {
    ...ANNUAL,
    seats: Array.from({ length: 1_000 }, () => ({ licenseType: 0 as const, managers: [owner.email] })),
  });
  const [here, there] = await Promise.all([vendor.signIn(owner.email), vendor.signIn(owner.email)]);
  const listed = await ask('{ viewer { seatMatches { selectable { seatIds } } } }', {}, here);
  const all: string[] = listed.data.viewer.seatMatches.selectable
    .flatMap(({ seatIds }) => seatIds)
    .filter((id) => !seats.includes(id));
  const write = (note: string, token: string) =>
    change('editNotes', 'EditNotesInput', { seatIds: all, note, seen: [{ seatIds: all, note: '' }] }, token);
  const outcomes = await Promise.all([write('Lisbon', here), write('Coimbra', there)]);
  const told = outcomes.flatMap((outcome) => outcome.userErrors.flatMap(({ seatIds }) => seatIds));
  expect(all).toHaveLength(1_000);
  expect(told.toSorted()).toEqual(all.toSorted());
  const query = 'query ($ids: [ID!]!) { viewer { seatSelection(seatIds: $ids) { notes { note seatIds } } } }';
  const { notes } = (await ask(query, { ids: all }, elsewhere)).data.viewer.seatSelection;
  expect(
    notes
      .map(({ note }) => note)
      .toSorted()
      .join(),
  ).toMatch(/^(Coimbra|Lisbon|Coimbra,Lisbon)$/);
});
