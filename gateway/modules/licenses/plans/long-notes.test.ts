import { expect, test } from 'vitest';
import { NOTE_LIMIT } from '#domain/licenses/people/note';
import { duringTests } from '#tests/testkit/during-tests';
import { addGroup } from '#tests/testkit/portal-data';
import { startPortal } from '../../../testkit/start-portal';

const SEATS = 500;
const PLANS = '{ id steps { seatIds from { email managers note } to { email managers note } } }';

const portal = duringTests(() => startPortal());

test('the longest notes of as many seats as a part has come back, in any script', async () => {
  const owner = await portal.shop.vendor.user();
  const notes = Array.from(
    { length: SEATS },
    (_, index) => `${index}`.padEnd(3) + '😀'.repeat(NOTE_LIMIT - 3),
  );
  await addGroup(portal.shop.vendor, owner, {
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    seats: notes.map((note) => ({ licenseType: 0 as const, note })),
  });
  const ask = async (query: string, variables: object = {}) =>
    (await portal.gateway.ask(query, { ...variables }, { token: owner.token })).data;
  const SEATS_READ = '{ viewer { subscriptions { nodes { seats(first: 500) { nodes { id note } } } } } }';
  const read = async (): Promise<{ id: string; note: string }[]> =>
    (await ask(SEATS_READ)).viewer.subscriptions.nodes[0]?.seats.nodes ?? [];
  const before = await read();
  const edit = `mutation ($i: EditNotesInput!) { editNotes(input: $i) { undo ${PLANS} } }`;
  const note = '🙂'.repeat(NOTE_LIMIT);
  const { undo } = (await ask(edit, { i: { seatIds: before.map(({ id }) => id), note } })).editNotes;
  expect(undo.length).toBeGreaterThan(1);
  const apply = 'mutation ($i: ApplySeatPlanInput!) { applySeatPlan(input: $i) { success } }';
  for (const { id: planId, steps } of undo)
    expect((await ask(apply, { i: { planId, steps } })).applySeatPlan).toEqual({ success: true });
  expect(await read()).toEqual(before);
});
