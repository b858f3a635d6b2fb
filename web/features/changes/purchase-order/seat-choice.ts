import { useState } from 'react';
import type { Term } from '../../../schema.generated';
import type { Renew_GroupFragment } from './renew-page.generated';

export interface SeatChoice {
  isChosen: (id: string) => boolean;
  choose: (id: string, isChosen: boolean) => void;
  chooseAll: (isChosen: boolean) => void;
  count: number;
  /** Ids for the gateway; null means all. */
  seatIds: string[] | null;
}

/** Stores the deselected seats, so that the list may be refetched. */
export function useSeatChoice(ids: readonly string[]): SeatChoice {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const chosen = ids.filter((id) => !leftOut.has(id));
  return {
    isChosen: (id) => !leftOut.has(id),
    choose(id, isChosen) {
      const next = new Set(leftOut);
      if (isChosen) next.delete(id);
      else next.add(id);
      setLeftOut(next);
    },
    chooseAll: (isChosen) => setLeftOut(new Set(isChosen ? [] : ids)),
    count: chosen.length,
    seatIds: chosen.length === ids.length ? null : chosen,
  };
}

export interface RenewalChoice {
  group: Renew_GroupFragment;
  seats: SeatChoice;
  term: Term;
  setTerm: (term: Term) => void;
}
