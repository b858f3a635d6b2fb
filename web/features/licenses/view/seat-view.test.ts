import { expect, test } from 'vitest';
import { isFiltering, parseSeatView, seatFilterOf, withSeatView } from './seat-view';

const parse = (query: string) => parseSeatView(new URLSearchParams(query));

test('an address without a view shows all seats, newest purchase first', () => {
  const view = parse('sub=7');
  expect(view).toEqual({ search: '', shown: [], order: { field: 'PURCHASE_DATE', direction: -1 } });
  expect(isFiltering(view)).toBe(false);
  expect(seatFilterOf(view)).toBeNull();
});

test('a view survives the way through the address, and leaves its other parameters alone', () => {
  const view = parse('q=ines&show=unassigned,pending&sort=managers:desc&sub=7');
  const address = withSeatView(new URLSearchParams('sub=7'), view);
  expect(address.get('sub')).toBe('7');
  expect(parseSeatView(address)).toEqual(view);
});

test('the usual view leaves no trace in the address', () => {
  expect(withSeatView(new URLSearchParams('q=x&show=ending&sort=user:asc'), parse('')).toString()).toBe('');
});

test('what is not understood counts as absent', () => {
  expect(parse('show=nonsense&sort=nonsense:sideways')).toEqual(parse(''));
});

test('the filters become what the gateway takes', () => {
  expect(seatFilterOf(parse('q=%20ines%20'))).toEqual({ search: 'ines' });
  expect(seatFilterOf(parse('show=unassigned'))).toEqual({ isAssigned: false });
  expect(seatFilterOf(parse('show=ending,pending'))).toEqual({
    status: ['EXPIRING', 'CANCELED', 'PENDING_CHANGE'],
  });
});
