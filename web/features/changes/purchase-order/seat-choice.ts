import { useState } from 'react';
import type { Term } from '../../../schema.generated';
import type { Renew_GroupFragment } from './renew-page.generated';

export interface SeatChoice {
  isChosen: (id: string) => boolean;
  choose: (id: string, isChosen: boolean) => void;
  chooseAll: (isChosen: boolean) => void;
  count: number;
  /** For the gateway; null means all. */
  seatIds: string[] | null;
}

/** Keeps those that are left out, so that the list of seats may be read anew meanwhile. */
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
