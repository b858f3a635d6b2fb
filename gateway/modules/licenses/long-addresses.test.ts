import { beforeEach, describe, expect, test } from 'vitest';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { addGroup } from '#tests/testkit/portal-data';
import { seatRows } from '#tests/testkit/renewals';
import { startPortal } from '../../testkit/start-portal';

const ANNUAL = { startDate: '2026-01-01', expireDate: '2026-12-31' };
const SEATS = 'success userErrors { code message field seatIds }';

let groupId: string;
let ids: string[];
const portal = duringTests(() => startPortal());
const owner = beforeEachTest(() => portal.shop.vendor.user());
beforeEach(async () => {
  const seat = { licenseType: 0 as const, managers: [owner.email], assignedTo: 'before@test.example' };
  groupId = await addGroup(portal.shop.vendor, owner, { ...ANNUAL, seats: [seat, seat] });
  ids = (await seatRows(portal.shop, groupId)).map(({ id }) => id);
});

type ChangeField = 'addManagers' | 'assignSeat' | 'assignSeats' | 'removeManagers';

async function change(field: ChangeField, type: string, input: object) {
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) { ${SEATS} } }`;
  const { data, errors } = await portal.gateway.ask(query, { input }, { token: owner.token });
  expect(errors).toEqual([]);
  return data[field];
}
const users = async () => (await seatRows(portal.shop, groupId)).map(({ assignedTo }) => assignedTo);

describe.each([300, 10_000])('an address of %i characters', (length) => {
  const email = `${'x'.repeat(length)}@y.z`;
  const text = `${'x'.repeat(100)}… is not a valid email address.`;

  test('is refused at its field, for one seat', async () => {
    expect(await change('assignSeat', 'AssignSeatInput', { seatId: ids[0], email })).toMatchObject({
      success: false,
      userErrors: [{ message: text, field: 'email', seatIds: [ids[0]] }],
    });
    expect(await users()).toEqual(['before@test.example', 'before@test.example']);
  });

  test('is refused at its seat, of several', async () => {
    const assignments = [
      { seatId: ids[0], email: 'ann@test.example' },
      { seatId: ids[1], email },
    ];
    expect(await change('assignSeats', 'AssignSeatsInput', { assignments })).toMatchObject({
      success: false,
      userErrors: [{ message: text, field: 'assignments.1.email', seatIds: [ids[1]] }],
    });
    expect(await users()).toEqual(['ann@test.example', 'before@test.example']);
  });

  test.each(['addManagers', 'removeManagers'] as const)('is refused at its field by %s', async (field) => {
    expect(await change(field, 'ChangeManagersInput', { seatIds: ids, emails: [email] })).toMatchObject({
      success: false,
      userErrors: [{ message: text, field: 'emails' }],
    });
  });
});
