import { expect, test } from 'vitest';
import { DIANA, subscriptionFacts, TODAY } from '../../testkit/facts';
import type { SubscriptionFacts } from '../model';
import { groupPlace } from './group-section';

const T04: [row: string, group: Partial<SubscriptionFacts>, section: string, isTransferToViewer: boolean][] =
  [
    ['1 a transfer to me, in any case', { pendingOwner: 'DIANA@northwind.example' }, 'ACTIVE', true],
    ['1 before 2', { pendingOwner: DIANA.email, expireDate: '2026-04-10' }, 'ACTIVE', true],
    ['1 not for a transfer to others', { pendingOwner: 'max@northwind.example' }, 'ACTIVE', false],
    ['2 ended yesterday', { expireDate: '2026-04-10' }, 'EXPIRED', false],
    ['2 before 3', { expireDate: '2026-04-10', startDate: '2026-04-12' }, 'EXPIRED', false],
    ['3 starts tomorrow', { startDate: '2026-04-12' }, 'UPCOMING', false],
    ['4 starts today', { startDate: TODAY }, 'ACTIVE', false],
    ['4 ends today', { expireDate: TODAY }, 'ACTIVE', false],
    ['4 canceled but not ended (D-104)', { canceled: true }, 'ACTIVE', false],
  ];

test.each(T04)('T-04 row %s', (_, group, section, isTransferToViewer) => {
  expect(groupPlace(subscriptionFacts(group), DIANA.email, TODAY)).toEqual({ section, isTransferToViewer });
});
