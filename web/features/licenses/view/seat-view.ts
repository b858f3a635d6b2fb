import { DEFAULT_SEAT_ORDER, type SeatOrder, type SeatOrderField } from '#domain/licenses/seats/sort-seats';
import type { SeatFilter, SeatStatus } from '../../../schema.generated';

export interface SeatView {
  search: string;
  shown: readonly Shown[];
  order: SeatOrder;
}

export const SHOWN = ['unassigned', 'ending', 'pending'] as const;
export type Shown = (typeof SHOWN)[number];

const STATUSES: Record<Shown, readonly SeatStatus[]> = {
  unassigned: [],
  ending: ['EXPIRING', 'CANCELED'],
  pending: ['PENDING_CHANGE'],
};

const SORT_NAMES: Record<SeatOrderField, string> = {
  PRODUCT: 'product',
  ASSIGNED_TO: 'user',
  MANAGERS: 'managers',
  PENDING_CHANGE: 'pending',
  NOTE: 'notes',
  PURCHASE_DATE: 'purchased',
};

const SORT_FIELDS = Object.keys(SORT_NAMES).filter((name): name is SeatOrderField => name in SORT_NAMES);

/** Reads the view of an address; what is not understood counts as absent. */
export function parseSeatView(params: URLSearchParams): SeatView {
  const names = (params.get('show') ?? '').split(',');
  const [sort, direction] = (params.get('sort') ?? '').split(':');
  const field = SORT_FIELDS.find((each) => SORT_NAMES[each] === sort);
  return {
    search: params.get('q') ?? '',
    shown: SHOWN.filter((each) => names.includes(each)),
    order: field ? { field, direction: direction === 'desc' ? -1 : 1 } : DEFAULT_SEAT_ORDER,
  };
}

export function withSeatView(params: URLSearchParams, view: SeatView): URLSearchParams {
  const next = new URLSearchParams(params);
  const { field, direction } = view.order;
  const isUsual = field === DEFAULT_SEAT_ORDER.field && direction === DEFAULT_SEAT_ORDER.direction;
  setOrDrop(next, 'q', view.search);
  setOrDrop(next, 'show', view.shown.join(','));
  setOrDrop(next, 'sort', isUsual ? '' : `${SORT_NAMES[field]}:${direction === 1 ? 'asc' : 'desc'}`);
  return next;
}

export function isFiltering(view: SeatView): boolean {
  return view.search.trim() !== '' || view.shown.length > 0;
}

/** The filter as the gateway takes it; null for everything. */
export function seatFilterOf(view: SeatView): SeatFilter | null {
  if (!isFiltering(view)) return null;
  const status = view.shown.flatMap((each) => STATUSES[each]);
  return {
    ...(view.search.trim() !== '' && { search: view.search.trim() }),
    ...(view.shown.includes('unassigned') && { isAssigned: false }),
    ...(status.length > 0 && { status }),
  };
}

function setOrDrop(params: URLSearchParams, name: string, value: string): void {
  if (value === '') params.delete(name);
  else params.set(name, value);
}
