import { describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { addLicensesOf, type LicenseKind } from '#tests/testkit/portal-data';
import { startVendor, type TestUser } from '#tests/testkit/start-vendor';
import { startGateway } from '../../../testkit/start-gateway';

const vendor = duringTests(() => startVendor());
const gateway = duringTests(() => startGateway({ vendorUrl: vendor.url }));

describe('changes by managers, of licenses outside subscriptions', () => {
  const PAYLOAD = `success userErrors { code message seatIds }
    licenses(among: $among) { __typename id assignedTo managers isManager note }`;
  const CALLS = {
    assignSeats: 'AssignSeatsInput',
    addManagers: 'ChangeManagersInput',
    removeManagers: 'ChangeManagersInput',
    editNotes: 'EditNotesInput',
  };
  async function change(field: keyof typeof CALLS, seatId: string, input: object, { token }: TestUser) {
    const query = `mutation ($input: ${CALLS[field]}!, $among: [ID!]!) { ${field}(input: $input) { ${PAYLOAD} } }`;
    const { data, errors } = await gateway.ask(query, { input, among: [seatId] }, { token });
    expect(errors).toEqual([]);
    return data[field];
  }
  const assign = (seatId: string, email: string, user: TestUser) =>
    change('assignSeats', seatId, { assignments: [{ seatId, email }] }, user);
  const note = (seatId: string, text: string, user: TestUser) =>
    change('editNotes', seatId, { seatIds: [seatId], note: text }, user);
  const managers = (field: 'addManagers' | 'removeManagers', seatId: string, email: string, user: TestUser) =>
    change(field, seatId, { seatIds: [seatId], emails: [email] }, user);

  async function licensed(kind: LicenseKind) {
    const [ann, max, una] = [await vendor.user(), await vendor.user(), await vendor.user()];
    const spec = { managers: [max.email], assignedTo: una.email, note: 'Lab', key: 'KEY-1' };
    const [id = ''] = await addLicensesOf(vendor, ann, kind, [
      { licenseType: 0, purchaseDate: '2018-05-01', ...spec },
    ]);
    return { ann, max, una, id };
  }
  const REFUSED = { success: false, licenses: null };

  test('owner and manager of a perpetual license assign it, write its note and choose its managers (T-09, ROLE-05, D-63)', async () => {
    const { ann, max, id } = await licensed('perpetual');
    for (const user of [ann, max]) {
      expect(await assign(id, `${user.id}@x.example`, user)).toMatchObject({
        success: true,
        licenses: [{ __typename: 'PerpetualLicense', id, assignedTo: `${user.id}@x.example` }],
      });
      expect(await note(id, `by ${user.id}`, user)).toMatchObject({ licenses: [{ note: `by ${user.id}` }] });
      const added = await managers('addManagers', id, 'zoe@x.example', user);
      expect(added.licenses[0]?.managers).toContain('zoe@x.example');
      const removed = await managers('removeManagers', id, 'zoe@x.example', user);
      expect(removed.licenses[0]?.managers).not.toContain('zoe@x.example');
    }
    const { data } = await gateway.ask(
      `mutation ($input: AssignSeatInput!) { assignSeat(input: $input) { success license { assignedTo } seat { id } } }`,
      { input: { seatId: id, email: '' } },
      { token: ann.token },
    );
    expect(data.assignSeat).toEqual({ success: true, license: { assignedTo: null }, seat: null });
  });

  test('an assignee or a stranger cannot change one (T-09)', async () => {
    const { una, id } = await licensed('perpetual');
    const bob = await vendor.user();
    for (const [user, code] of [
      [una, 'NOT_ALLOWED'],
      [bob, 'NOT_FOUND'],
    ] as const) {
      const text = (what: string) => `Only the owner or a manager of this license can ${what}.`;
      const refused = (what: string) => ({
        ...REFUSED,
        userErrors: [{ code, message: text(what), seatIds: [id] }],
      });
      expect(await assign(id, 'x@x.example', user)).toMatchObject(refused('assign it'));
      expect(await note(id, 'x', user)).toMatchObject(refused('edit its notes'));
      expect(await managers('addManagers', id, user.email, user)).toMatchObject(
        refused('change its managers'),
      );
    }
  });

  test('an education license can only have its note changed, other changes have a message (D-89, INFO-06)', async () => {
    const { ann, max, id } = await licensed('education');
    const fixed = {
      ...REFUSED,
      userErrors: [
        { code: 'NOT_ALLOWED', message: 'Education subscriptions cannot be reassigned or transferred.' },
      ],
    };
    for (const user of [ann, max]) {
      expect(await note(id, 'Year 3', user)).toMatchObject({
        success: true,
        licenses: [{ __typename: 'EducationSeat', note: 'Year 3' }],
      });
      expect(await assign(id, 'x@x.example', user)).toMatchObject(fixed);
      expect(await managers('addManagers', id, 'x@x.example', user)).toMatchObject(fixed);
    }
  });

  test('an upgrade code gets other managers, and no user (D-63)', async () => {
    const { ann, id } = await licensed('upgrade');
    expect(await managers('addManagers', id, 'Me', ann)).toMatchObject({
      licenses: [{ __typename: 'UpgradeCode', isManager: true }],
    });
    expect((await assign(id, 'x@x.example', ann)).userErrors).toMatchObject([
      { code: 'NOT_ALLOWED', message: 'Upgrade codes are not assigned to users.' },
    ]);
  });

  test('a selection has the same facts of them as of seats', async () => {
    const { ann, max, una, id } = await licensed('perpetual');
    const LOOK = `query ($ids: [ID!]!) { viewer { seatSelection(seatIds: $ids) {
      totalCount isOwner note managers { name seatCount }
      licenses { id productName assignedTo assignEligibility { allowed } managersEligibility { allowed } }
      seats { id }
    } } }`;
    const look = async ({ token }: TestUser) =>
      (await gateway.ask(LOOK, { ids: [id] }, { token })).data.viewer.seatSelection;
    expect(await look(ann)).toEqual({
      totalCount: 1,
      isOwner: true,
      note: 'Lab',
      managers: [{ name: max.email, seatCount: 1 }],
      licenses: [
        {
          id,
          productName: 'Axure RP Pro',
          assignedTo: una.email,
          assignEligibility: { allowed: true },
          managersEligibility: { allowed: true },
        },
      ],
      seats: [],
    });
    expect(await look(max)).toMatchObject({ isOwner: false, managers: [{ name: 'Me' }] });
    // Notes are visible to owner and managers only (D-91).
    expect(await look(una)).toMatchObject({ isOwner: false, note: '' });
  });
});
