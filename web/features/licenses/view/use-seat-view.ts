import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { soonUntil } from '#domain/licenses/seats/seat-facets';
import { usePortalConfig } from '../../../app/session/session-context';
import type { SeatFilter, SeatOrder } from '../../../schema.generated';
import { parseSeatView, type SeatView, seatFilterOf, withSeatView } from './seat-view';

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
  orderBy: SeatOrder;
}

function seatVariablesOf(view: SeatView, today: string): SeatVariables {
  const { field, direction } = view.order;
  return {
    filter: seatFilterOf(view, soonUntil(today)),
    orderBy: { field, direction: direction === 1 ? 'ASC' : 'DESC' },
  };
}
