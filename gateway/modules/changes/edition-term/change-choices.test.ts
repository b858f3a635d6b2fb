import { expect, test } from 'vitest';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { addSeats, previewEdition, previewTerm, type Selection } from '../../../testkit/changes';
import { startPortal } from '../../../testkit/start-portal';

const portal = duringTests(() => startPortal());
const ann = beforeEachTest(() => portal.shop.vendor.user());

async function choicesFor(selection: Selection) {
  const { data } = await portal.gateway.ask(
    `query($seatIds: [ID!], $subscriptionId: ID) { changeChoices(seatIds: $seatIds, subscriptionId: $subscriptionId) {
      editions { licenseType isCurrent refusal total changesOn } terms { term isCurrent refusal total changesOn }
    } }`,
    { ...selection },
    { token: ann.token },
  );
  return data.changeChoices;
}

test('every choice has the price or the refusal of its preview', async () => {
  const { seatIds } = await addSeats(portal, ann, {}, { licenseType: 1 }, { licenseType: 1 });
  const { editions, terms } = await choicesFor({ seatIds });
  expect(editions).toMatchObject([
    { licenseType: 'PRO', isCurrent: false, refusal: null, total: null, changesOn: '2026-12-31' },
    { licenseType: 'TEAM', isCurrent: true, total: null },
    { licenseType: 'ENTERPRISE', isCurrent: false, refusal: null, changesOn: null },
  ]);
  expect(terms.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([
    false,
    true,
    false,
    false,
  ]);
  const costOf = (preview: Awaited<ReturnType<typeof previewTerm>>) => ({
    total: preview.change?.isPaid ? preview.change.total : null,
    refusal: preview.userErrors[0]?.message ?? null,
  });
  for (const choice of editions)
    expect(choice).toMatchObject(costOf(await previewEdition(portal, ann, { seatIds }, choice.licenseType)));
  for (const choice of terms)
    expect(choice).toMatchObject(costOf(await previewTerm(portal, ann, { seatIds }, choice.term)));
});

test('bundles are chosen among bundles, and what cannot be changed refuses all alike', async () => {
  const { id } = await addSeats(portal, ann, { kind: 'ase', licenseType: 3 }, { licenseType: 3 });
  const { editions } = await choicesFor({ subscriptionId: id });
  expect(editions.map(({ licenseType }: { licenseType: string }) => licenseType)).toEqual([
    'ASEC5',
    'ASEC10',
    'ASEC20',
    'ASEC50',
    'ASEC100',
  ]);
  expect(editions[0]).toMatchObject({ isCurrent: true, refusal: expect.stringContaining('already') });
  const { terms } = await choicesFor({ seatIds: ['nobody’s'] });
  for (const { refusal } of terms) expect(refusal).toContain('You do not have ownership');
});
