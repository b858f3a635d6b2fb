import { expect, test } from 'vitest';
import { isFiltering, NO_CHOICES, parseSeatView, seatFilterOf, withSeatView } from './seat-view';

const parse = (query: string) => parseSeatView(new URLSearchParams(query));
const filterOf = (query: string) => seatFilterOf(parse(query), '2026-07-10');

test('an address without a view shows all seats, newest purchase first', () => {
  const view = parse('sub=7');
  expect(view).toEqual({ ...NO_CHOICES, order: { field: 'PURCHASE_DATE', direction: -1 } });
  expect(isFiltering(view)).toBe(false);
  expect(seatFilterOf(view, '2026-07-10')).toBeNull();
});

test('a view survives the way through the address, and leaves its other parameters alone', () => {
  const view = parse('q=ines&show=unassigned,pending&edition=TEAM&manager=Me&sort=managers:desc&sub=7');
  const address = withSeatView(new URLSearchParams('sub=7'), view);
  expect(address.get('sub')).toBe('7');
  expect(parseSeatView(address)).toEqual(view);
});

test('the usual view leaves no trace in the address', () => {
  expect(withSeatView(new URLSearchParams('q=x&show=ending&sort=user:asc'), parse('')).toString()).toBe('');
});

test('unknown values count as absent', () => {
  expect(parse('show=nonsense&edition=GOLD&status=NEW&sort=nonsense:sideways')).toEqual(parse(''));
});

test('the filters become what the gateway takes', () => {
  expect(filterOf('q=%20ines%20')).toEqual({ search: 'ines' });
  expect(filterOf('show=unassigned')).toEqual({ isAssigned: false });
  expect(filterOf('show=ending,pending,several')).toEqual({
    endsBy: '2026-07-10',
    status: ['PENDING_CHANGE'],
    userHasSeveral: true,
  });
  expect(filterOf('edition=TEAM&group=7&manager=Me&status=ENDED')).toEqual({
    editions: ['TEAM'],
    groupIds: ['7'],
    managedBy: 'Me',
    status: ['ENDED'],
  });
});
