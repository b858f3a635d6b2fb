import { beforeAll, describe, expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { duringTests } from '#tests/testkit/during-tests';
import { json, reset, startFaultyVendor } from '../../../testkit/faulty-vendor';
import { startGateway } from '../../../testkit/start-gateway';

const ANNUAL = { startDate: '2026-01-01', expireDate: '2026-12-31' };
const PLAN = `query ($input: AssignmentPlanInput!) { viewer { assignmentPlan(input: $input) {
  parts { id steps { seatIds from { email managers note } to { email managers note } } }
} } }`;

describe('at a vendor without a call for it', () => {
  const vendor = duringTests(() => startFaultyVendor());
  const gateway = duringTests(() => startGateway({ vendorUrl: vendor.url }));
  beforeAll(async () => {
    const subscription = { id: 'g', userId: 'u-1', term: 2, ...ANNUAL, autoRenew: true };
    const subRows = ['s1', 's2', 's3'].map((seatId) => ({
      seatId,
      licenseType: 0,
      product: 'Axure RP Pro',
      managers: ['ann@test.example', 'old@test.example'],
      assignedTo: 'bob@test.example',
      notes: seatId,
      purchaseDate: '2026-01-01',
      subscription,
    }));
    vendor.at('/user/loadLicenseRows', json({ subRows, aseRows: [] }));
    for (const path of ['addmanager', 'removemanager', 'singleeditnote'])
      vendor.at(`/user/${path}`, json({ success: true }));
    vendor.at('/user/MultiAssignSeat', json({ success: false, messages: ['', 'Not this one.', ''] }));
  });

  test('the steps use the calls that every vendor has', async () => {
    const people = ['s1', 's2', 's3'].map((seatId) => ({
      seatId,
      email: `${seatId}@test.example`,
      note: seatId === 's1' ? null : 'moved',
      isManager: seatId === 's3',
    }));
    const made = await gateway.ask(PLAN, { input: { people } }, { token: 'good' });
    const [plan] = made.data.viewer.assignmentPlan.parts;
    const { id: planId, steps } = plan ?? {};
    const start = vendor.calls.length;
    const query = `mutation ($input: ApplySeatPlanInput!) { applySeatPlan(input: $input) {
      success userErrors { message seatIds } undo { steps { seatIds } } } }`;
    const { data } = await gateway.ask(query, { input: { planId, steps } }, { token: 'good' });
    expect(data.applySeatPlan).toEqual({
      success: false,
      userErrors: [{ message: 'Not this one.', seatIds: ['s2'] }],
      undo: [{ steps: [{ seatIds: ['s1'] }, { seatIds: ['s3'] }] }],
    });
    const sent = vendor.calls.slice(start).map((call, index) => [call, vendor.bodies[start + index] ?? '']);
    const posted = sent
      .filter(([call = '']) => call.startsWith('POST') && !call.includes('changeseats'))
      .map(([call, body = '{}']) => {
        const { userEmail: _email, userId: _id, ...rest } = JSON.parse(body);
        return [call, rest];
      });
    expect(posted).toEqual([
      [
        'POST /user/MultiAssignSeat',
        {
          seats: ['s1', 's2', 's3'],
          emails: ['s1@test.example', 's2@test.example', 's3@test.example'],
          isManager: [false, false, false],
        },
      ],
      ['POST /user/addmanager', { seats: ['s3'], emails: ['s3@test.example'] }],
      // No more is written to the second seat, which was refused.
      ['POST /user/singleeditnote', { seat: 's3', note: 'moved' }],
    ]);
  });

  test.each([
    [{ success: false, errorMessage: 'Not today.' }, 'Not today.'],
    [{ success: false, message: ' ' }, message.lastResort],
  ])('steps that are all refused with %j show %j (ERR-01)', async (answer, text) => {
    vendor.at('/user/changeseats', json(answer));
    const people = [{ seatId: 's1', email: 'new@test.example' }];
    const made = await gateway.ask(PLAN, { input: { people } }, { token: 'good' });
    const { id: planId, steps } = made.data.viewer.assignmentPlan.parts[0] ?? {};
    const query = `mutation ($input: ApplySeatPlanInput!) { applySeatPlan(input: $input) { userErrors { message } } }`;
    const { data } = await gateway.ask(query, { input: { planId, steps } }, { token: 'good' });
    vendor.at('/user/changeseats', json({ success: false }, 404));
    expect(data.applySeatPlan).toEqual({ userErrors: [{ message: text }] });
  });

  test('a step that is refused after one of its parts was written reports that part and can undo it', async () => {
    vendor.at('/user/MultiAssignSeat', json({ success: true, messages: ['', ''] }));
    vendor.at('/user/addmanager', json({ success: false, message: 'Not as a manager.' }));
    const people = ['s1', 's2'].map((seatId) => ({
      seatId,
      email: `${seatId}@test.example`,
      isManager: true,
    }));
    const made = await gateway.ask(PLAN, { input: { people } }, { token: 'good' });
    const { id: planId, steps } = made.data.viewer.assignmentPlan.parts[0] ?? {};
    const query = `mutation ($input: ApplySeatPlanInput!) { applySeatPlan(input: $input) {
      userErrors { message seatIds }
      undo { steps { seatIds from { email managers } to { email managers } } } } }`;
    const { data } = await gateway.ask(query, { input: { planId, steps } }, { token: 'good' });
    const assigned = (seatId: string) =>
      `Not as a manager. Done by then: it is assigned to ${seatId}@test.example.`;
    expect(data.applySeatPlan).toEqual({
      userErrors: ['s1', 's2'].map((seatId) => ({ message: assigned(seatId), seatIds: [seatId] })),
      undo: [
        {
          steps: ['s1', 's2'].map((seatId) => ({
            seatIds: [seatId],
            from: { email: `${seatId}@test.example`, managers: null },
            to: { email: 'bob@test.example', managers: null },
          })),
        },
      ],
    });
  });

  test('a step whose second call gets no answer reports the part of the first and can undo it', async () => {
    vendor.at('/user/singleSeatAssignment', json({ success: true }));
    vendor.at('/user/addmanager', reset);
    const people = [{ seatId: 's1', email: 's1@test.example', isManager: true, note: 'moved' }];
    const made = await gateway.ask(PLAN, { input: { people } }, { token: 'good' });
    const { id: planId, steps } = made.data.viewer.assignmentPlan.parts[0] ?? {};
    const query = `mutation ($input: ApplySeatPlanInput!) { applySeatPlan(input: $input) {
      userErrors { message seatIds } undo { steps { seatIds to { email managers note } } } } }`;
    const start = vendor.calls.length;
    const { data, errors } = await gateway.ask(query, { input: { planId, steps } }, { token: 'good' });
    expect(errors).toEqual([]);
    const done = 'it is assigned to s1@test.example';
    expect(data.applySeatPlan).toEqual({
      userErrors: [{ message: message.seatPartlyChanged(message.seatUnanswered, done), seatIds: ['s1'] }],
      undo: [{ steps: [{ seatIds: ['s1'], to: { email: 'bob@test.example', managers: null, note: null } }] }],
    });
    expect(vendor.calls.slice(start)).not.toContain('POST /user/singleeditnote');
  });
});

test('notes of a first part can be undone when the second part gets no answer', async () => {
  const vendor = await startFaultyVendor();
  const subscription = { id: 'g', userId: 'u-1', term: 2, ...ANNUAL, autoRenew: true };
  const seatIds = Array.from({ length: 501 }, (_, index) => `s${index}`);
  const row = {
    licenseType: 0,
    product: 'Axure RP Pro',
    managers: [],
    purchaseDate: '2026-01-01',
    notes: '',
  };
  const subRows = seatIds.map((seatId) => ({ ...row, seatId, subscription }));
  vendor.at('/user/loadLicenseRows', json({ subRows, aseRows: [] }));
  vendor.at('/user/changeseats', (...exchange) => {
    vendor.at('/user/changeseats', reset);
    json({ success: true, messages: [] })(...exchange);
  });
  const gateway = await startGateway({ vendorUrl: vendor.url });
  const query = `mutation ($input: EditNotesInput!) { editNotes(input: $input) {
    userErrors { message seatIds } undo { seatCount } } }`;
  const input = { seatIds, note: 'moved', seen: [{ seatIds, note: '' }] };
  const { data, errors } = await gateway.ask(query, { input }, { token: 'good' });
  expect(errors).toEqual([]);
  expect(data.editNotes).toEqual({
    userErrors: [{ message: message.seatUnanswered, seatIds: ['s500'] }],
    undo: [{ seatCount: 500 }],
  });
  await gateway.stop();
  await vendor.stop();
});

test('at a vendor without a call for it, no part is sent after a part with an unanswered call', async () => {
  const vendor = await startFaultyVendor();
  const subscription = { id: 'g', userId: 'u-1', term: 2, ...ANNUAL, autoRenew: true };
  const seatIds = Array.from({ length: 20 }, (_, index) => `s${index}`);
  // Long enough for several parts.
  const managers = Array.from({ length: 1_000 }, (_, index) => `manager.${index}.of.many@test.example`);
  const row = { licenseType: 0, product: 'Axure RP Pro', managers, purchaseDate: '2026-01-01' };
  const subRows = seatIds.map((seatId) => ({ ...row, seatId, subscription }));
  vendor.at('/user/loadLicenseRows', json({ subRows, aseRows: [] }));
  vendor.at('/user/MultiAssignSeat', json({ success: true, messages: [] }));
  vendor.at('/user/addmanager', reset);
  const gateway = await startGateway({ vendorUrl: vendor.url });
  const query = `mutation ($input: AssignSeatsInput!) { assignSeats(input: $input) {
    userErrors { message seatIds } undo { seatCount } } }`;
  const assignments = seatIds.map((seatId) => ({
    seatId,
    email: `${seatId}@test.example`,
    isManager: true,
    seen: '',
  }));
  const { data, errors } = await gateway.ask(query, { input: { assignments } }, { token: 'good' });
  expect(errors).toEqual([]);
  const posted = vendor.calls.filter((call) => call.startsWith('POST'));
  expect(posted.filter((call) => call.endsWith('/user/addmanager'))).toHaveLength(1);
  expect(posted.filter((call) => call.endsWith('/user/MultiAssignSeat'))).toHaveLength(1);
  const unanswered = data.assignSeats.userErrors.filter(
    ({ message: text }: { message: string }) => text === message.seatUnanswered,
  );
  expect(unanswered.flatMap(({ seatIds }: { seatIds: string[] }) => seatIds)).toContain('s19');
  expect(data.assignSeats.undo).toEqual([{ seatCount: 20 - unanswered.length }]);
  await gateway.stop();
  await vendor.stop();
});
