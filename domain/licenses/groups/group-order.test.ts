import { expect, it, test } from 'vitest';
import { DIANA, seatFacts, subscriptionFacts, TODAY } from '../../testkit/facts';
import type { SubscriptionFacts } from '../model';
import { groupPlace, groupPurchaseDate, type OrderedGroup, orderGroups } from './group-order';

function group(id: string, overrides: Partial<OrderedGroup> = {}): OrderedGroup {
  return { id, section: 'ACTIVE', isTransferToViewer: false, purchaseDate: '2026-01-01', ...overrides };
}

it('shows upcoming, then active with transfers on top, then expired groups; newest purchase first (D-61)', () => {
  const groups = [
    group('expired', { section: 'EXPIRED', purchaseDate: '2026-12-01' }),
    group('older'),
    group('newer', { purchaseDate: '2026-02-01' }),
    group('transfer', { isTransferToViewer: true, purchaseDate: '2020-01-01' }),
    group('upcoming', { section: 'UPCOMING', purchaseDate: '2019-01-01' }),
  ];
  expect(orderGroups(groups).map(({ id }) => id)).toEqual([
    'upcoming',
    'transfer',
    'newer',
    'older',
    'expired',
  ]);
});

it('shows the newest purchase first, for any ids and input order', () => {
  const bought = ['2026-01-01', '2026-03-01', '2025-01-01', '2026-02-01'];
  const groups = bought.map((purchaseDate, id) => group(String(id), { purchaseDate }));
  for (const given of [groups, groups.toReversed()])
    expect(orderGroups(given).map(({ id }) => id)).toEqual(['1', '3', '0', '2']);
});

it('breaks ties by id', () => {
  expect(orderGroups([group('10'), group('9')]).map(({ id }) => id)).toEqual(['9', '10']);
});

it('takes the newest seat for the purchase date, else the start', () => {
  const seats = [seatFacts({ purchaseDate: '2026-01-05' }), seatFacts({ purchaseDate: '2026-03-01' })];
  expect(groupPurchaseDate(seats, '2026-01-01')).toBe('2026-03-01');
  expect(groupPurchaseDate(seats.toReversed(), '2026-01-01')).toBe('2026-03-01');
  expect(groupPurchaseDate([], '2026-01-01')).toBe('2026-01-01');
});

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
