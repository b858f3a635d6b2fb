import { expect, it } from 'vitest';
import { seatFacts } from '../../testkit/facts';
import { groupName, groupPurchaseDate, type OrderedGroup, orderGroups } from './group-order';

function group(id: string, overrides: Partial<OrderedGroup> = {}): OrderedGroup {
  return { id, section: 'ACTIVE', isTransferToViewer: false, purchaseDate: '2026-01-01', ...overrides };
}

it('shows upcoming, then active with transfers on top, then expired groups; newest purchase first (D-112, D-61)', () => {
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

it('breaks ties by id', () => {
  expect(orderGroups([group('10'), group('9')]).map(({ id }) => id)).toEqual(['9', '10']);
});

it('takes the newest seat for the purchase date, else the start', () => {
  const seats = [seatFacts({ purchaseDate: '2026-01-05' }), seatFacts({ purchaseDate: '2026-03-01' })];
  expect(groupPurchaseDate(seats, '2026-01-01')).toBe('2026-03-01');
  expect(groupPurchaseDate([], '2026-01-01')).toBe('2026-01-01');
});

it('names groups by their place', () => {
  expect(groupName(3)).toBe('Group 3');
});
