import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { soonUntil } from '#domain/licenses/seats/seat-facets';
import { DEFAULT_SEAT_ORDER, type SeatOrder, type SeatOrderField } from '#domain/licenses/seats/sort-seats';
import { usePortalConfig } from '../../../app/session/session-context';
import type { Edition, SeatFilter, SeatStatus, SeatOrder as SentOrder } from '../../../schema.generated';
import { withParams } from '../../../ui/query-params';

export interface SeatView extends Record<SeatChoice, string | null> {
  search: string;
  shown: readonly Shown[];
  order: SeatOrder;
}

export const SHOWN = ['unassigned', 'ending', 'pending', 'several'] as const;
export type Shown = (typeof SHOWN)[number];

export const CHOICES = ['edition', 'group', 'manager', 'status'] as const;
export type SeatChoice = (typeof CHOICES)[number];

const EDITIONS: readonly Edition[] = ['PRO', 'TEAM', 'ENTERPRISE'];
const STATUSES: readonly SeatStatus[] = ['ACTIVE', 'EXPIRING', 'CANCELED', 'PENDING_CHANGE', 'ENDED'];

const SORT_NAMES: Record<SeatOrderField, string> = {
  PRODUCT: 'product',
  ASSIGNED_TO: 'user',
  MANAGERS: 'managers',
  PENDING_CHANGE: 'pending',
  NOTE: 'notes',
  PURCHASE_DATE: 'purchased',
};

const SORT_FIELDS = Object.keys(SORT_NAMES).filter((name): name is SeatOrderField => name in SORT_NAMES);

export function parseSeatView(params: URLSearchParams): SeatView {
  const names = (params.get('show') ?? '').split(',');
  const [sort, direction] = (params.get('sort') ?? '').split(':');
  const field = SORT_FIELDS.find((each) => SORT_NAMES[each] === sort);
  return {
    search: params.get('q') ?? '',
    shown: SHOWN.filter((each) => names.includes(each)),
    edition: EDITIONS.find((each) => each === params.get('edition')) ?? null,
    group: params.get('group') || null,
    manager: params.get('manager') || null,
    status: STATUSES.find((each) => each === params.get('status')) ?? null,
    order: field ? { field, direction: direction === 'desc' ? -1 : 1 } : DEFAULT_SEAT_ORDER,
  };
}

export const NO_CHOICES: Omit<SeatView, 'order'> = {
  search: '',
  shown: [],
  edition: null,
  group: null,
  manager: null,
  status: null,
};

export function withSeatView(params: URLSearchParams, view: SeatView): URLSearchParams {
  const { field, direction } = view.order;
  const isUsual = field === DEFAULT_SEAT_ORDER.field && direction === DEFAULT_SEAT_ORDER.direction;
  return withParams(params, {
    q: view.search,
    show: view.shown.join(','),
    ...Object.fromEntries(CHOICES.map((choice) => [choice, view[choice]])),
    sort: isUsual ? null : `${SORT_NAMES[field]}:${direction === 1 ? 'asc' : 'desc'}`,
  });
}

export function isFiltering(view: SeatView): boolean {
  return (
    view.search.trim() !== '' || view.shown.length > 0 || CHOICES.some((choice) => view[choice] !== null)
  );
}

export function seatFilterOf(view: SeatView, soonUntil: string): SeatFilter | null {
  if (!isFiltering(view)) return null;
  const { search, shown, edition, group, manager, status } = view;
  const statuses = STATUSES.filter(
    (each) => each === status || (each === 'PENDING_CHANGE' && shown.includes('pending')),
  );
  return {
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(shown.includes('unassigned') && { isAssigned: false }),
    ...(shown.includes('ending') && { endsBy: soonUntil }),
    ...(shown.includes('several') && { userHasSeveral: true }),
    ...(statuses.length > 0 && { status: statuses }),
    ...(edition !== null && { editions: EDITIONS.filter((each) => each === edition) }),
    ...(group !== null && { groupIds: [group] }),
    ...(manager !== null && { managedBy: manager }),
  };
}

export function useSeatView() {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => parseSeatView(params), [params]);
  const { today } = usePortalConfig();
  const variables = useMemo(() => seatVariablesOf(view, today), [view, today]);
  const change = useCallback(
    (part: Partial<SeatView>) =>
      setParams((current) => withSeatView(current, { ...parseSeatView(current), ...part }), {
        replace: true,
      }),
    [setParams],
  );
  return { view, variables, change };
}

export interface SeatVariables {
  filter: SeatFilter | null;
  orderBy: SentOrder;
}

function seatVariablesOf(view: SeatView, today: string): SeatVariables {
  const { field, direction } = view.order;
  return {
    filter: seatFilterOf(view, soonUntil(today)),
    orderBy: { field, direction: direction === 1 ? 'ASC' : 'DESC' },
  };
}
