import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ALL_TIME, daysOf, type Period } from '#domain/billing/period';
import { parseCalendarDate } from '#domain/calendar/calendar-date';
import type { SaleOrder, SaleOrderField, SortDirection } from '../../../schema.generated';
import { withParams } from '../../../ui/query-params';

export interface TransactionView {
  search: string;
  period: Period;
  order: SaleOrder;
}

const DEFAULT_ORDER: SaleOrder = { field: 'PURCHASED_DATE', direction: 'DESC' };

const SORT_NAMES: Record<SaleOrderField, string> = {
  PRODUCT: 'product',
  TERM: 'term',
  PURCHASED_DATE: 'date',
  AMOUNT: 'amount',
};

const FIRST_DIRECTION: Record<SaleOrderField, SortDirection> = {
  PRODUCT: 'ASC',
  TERM: 'ASC',
  PURCHASED_DATE: 'DESC',
  AMOUNT: 'DESC',
};

const SORT_FIELDS = Object.keys(SORT_NAMES).filter((name): name is SaleOrderField => name in SORT_NAMES);

const YEAR = /^[12]\d{3}$/;
const MONTH = /^([12]\d{3})-(0[1-9]|1[0-2])$/;

export function parseTransactionView(params: URLSearchParams): TransactionView {
  const [sort, direction] = (params.get('sort') ?? '').split(':');
  const field = SORT_FIELDS.find((each) => SORT_NAMES[each] === sort);
  return {
    search: params.get('search') ?? '',
    period: parsePeriod(params.get('period') ?? ''),
    order: field ? { field, direction: direction === 'asc' ? 'ASC' : 'DESC' } : DEFAULT_ORDER,
  };
}

export function withTransactionView(params: URLSearchParams, view: TransactionView): URLSearchParams {
  const { field, direction } = view.order;
  return withParams(params, {
    search: view.search,
    period: periodName(view.period),
    sort: isDefaultOrder(view.order) ? null : `${SORT_NAMES[field]}:${direction.toLowerCase()}`,
  });
}

export function isDefaultOrder({ field, direction }: SaleOrder): boolean {
  return field === DEFAULT_ORDER.field && direction === DEFAULT_ORDER.direction;
}

export function nextOrder(current: SaleOrder, clicked: SaleOrderField): SaleOrder {
  if (clicked !== current.field) return { field: clicked, direction: FIRST_DIRECTION[clicked] };
  return { field: clicked, direction: current.direction === 'ASC' ? 'DESC' : 'ASC' };
}

/** All variables are always named, since the cache keys lists by them. */
export interface SaleVariables {
  search: string | null;
  from: string | null;
  to: string | null;
  orderBy: SaleOrder | null;
}

export function variablesOf({ search, period, order }: TransactionView): SaleVariables {
  return { search: search.trim() || null, ...daysOf(period), orderBy: isDefaultOrder(order) ? null : order };
}

/** Parses `2026`, `2026-03`, or `2026-03-01..2026-05-31` with either end optional. */
function parsePeriod(name: string): Period {
  if (YEAR.test(name)) return { kind: 'year', year: Number(name) };
  const month = MONTH.exec(name);
  if (month) return { kind: 'month', year: Number(month[1]), month: Number(month[2]) - 1 };
  const [from, to, ...rest] = name.split('..');
  if (to === undefined || rest.length > 0) return ALL_TIME;
  return { kind: 'days', from: parseCalendarDate(from), to: parseCalendarDate(to) };
}

function periodName(period: Period): string {
  if (period.kind === 'all') return '';
  if (period.kind === 'year') return String(period.year);
  if (period.kind === 'month') return `${period.year}-${String(period.month + 1).padStart(2, '0')}`;
  return `${period.from ?? ''}..${period.to ?? ''}`;
}

export function useTransactionView() {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => parseTransactionView(params), [params]);
  const change = useCallback(
    (part: Partial<TransactionView>) =>
      setParams((current) => withTransactionView(current, { ...parseTransactionView(current), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return { view, change };
}
