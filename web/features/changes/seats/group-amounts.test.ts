import { expect, test } from 'vitest';
import type { ChangedGroup_GroupFragment } from './change-preview.generated';
import { changesBetween } from './group-amounts';

const GROUP: ChangedGroup_GroupFragment = {
  subscriptionId: 'g-1',
  name: 'Group 1',
  kind: 'LEGACY_ASE',
  termName: 'Annual',
  expireDate: '2026-12-31',
  newExpireDate: '2026-12-31',
  rowCount: 1,
  effects: ['NOW'],
  rows: { nodes: [], pageInfo: { endCursor: null, hasNextPage: false }, totalCount: 1 },
  lines: [],
  adjustmentTotal: '0.00',
  discountTotal: '0.00',
  total: '880.27',
};

const previewOf = (group: Partial<ChangedGroup_GroupFragment>) => ({
  previewId: 'p',
  isPaid: true,
  total: '880.27',
  groups: [{ ...GROUP, ...group }],
  skipped: [],
});

test('an upgrade that has become a downgrade is told with the day on which it takes effect', () => {
  const changes = changesBetween(previewOf({}), previewOf({ effects: ['TERM_END'] }));
  expect(changes).toEqual([
    { key: 'g-1 Takes effect', what: 'Takes effect', why: null, before: 'today', after: 'on Dec 31, 2026' },
  ]);
});

test('of seats that change on different days, both days are told', () => {
  const [change] = changesBetween(
    previewOf({ effects: ['NOW', 'REVERT'] }),
    previewOf({ effects: ['NOW', 'TERM_END'] }),
  );
  expect([change?.before, change?.after]).toEqual(['today', 'today and on Dec 31, 2026']);
});
