import { describe, expect, it, test } from 'vitest';
import { nextOrder, parseTransactionView, variablesOf, withTransactionView } from './transaction-view';

const parse = (query: string) => parseTransactionView(new URLSearchParams(query));

describe('the view of the transactions in the address', () => {
  it('is everything, newest first, where the address says nothing', () => {
    const view = parse('');
    expect(view).toEqual({
      search: '',
      period: { kind: 'all' },
      order: { field: 'PURCHASED_DATE', direction: 'DESC' },
    });
    expect(variablesOf(view)).toEqual({ search: null, from: null, to: null, orderBy: null });
  });

  test.each([
    'period=2025',
    'period=2026-03',
    'period=2026-12',
    'period=2026-03-01..2026-05-31',
    'period=2026-03-01..',
    'period=..',
    'sort=amount%3Aasc',
    'sort=product%3Adesc',
    'search=team&period=2025&sort=term%3Aasc',
    'other=stays&search=a',
  ])('comes back as it was: %s', (query) => {
    const params = new URLSearchParams(query);
    expect(withTransactionView(params, parseTransactionView(params)).toString()).toBe(query);
  });

  test.each(['period=26', 'period=9999', 'period=2026-13', 'sort=price:asc', 'sort=date:desc'])(
    'leaves no trace where %s says nothing',
    (query) => {
      const params = new URLSearchParams(query);
      expect(withTransactionView(params, parseTransactionView(params)).toString()).toBe('');
    },
  );

  it('has no day where the address names none that exists', () => {
    expect(parse('period=2026-02-30..2026-03-01').period).toEqual({
      kind: 'days',
      from: null,
      to: '2026-03-01',
    });
  });

  it('asks the gateway for the days of the period and for another order than the usual one', () => {
    expect(variablesOf(parse('search=%20team%20&period=2025&sort=amount:asc'))).toEqual({
      search: 'team',
      from: '2025-01-01',
      to: '2025-12-31',
      orderBy: { field: 'AMOUNT', direction: 'ASC' },
    });
  });
});

describe('a click on the head of a column', () => {
  it('turns the order round, or starts with what is wanted most', () => {
    const { order } = parse('');
    expect(nextOrder(order, 'PURCHASED_DATE')).toEqual({ field: 'PURCHASED_DATE', direction: 'ASC' });
    expect(nextOrder(order, 'AMOUNT')).toEqual({ field: 'AMOUNT', direction: 'DESC' });
    expect(nextOrder(order, 'PRODUCT')).toEqual({ field: 'PRODUCT', direction: 'ASC' });
  });
});
