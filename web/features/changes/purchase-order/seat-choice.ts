import { useState } from 'react';
import type { Term } from '../../../schema.generated';
import type { Renew_GroupFragment } from './renew-page.generated';

export type SeatChoice = ReturnType<typeof useSeatChoice>;

/** Stores the deselected seats, so that the list may be refetched. */
export function useSeatChoice(ids: readonly string[]) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const chosen = ids.filter((id) => !leftOut.has(id));
  return {
    isChosen: (id: string) => !leftOut.has(id),
    choose(id: string, isChosen: boolean) {
      const next = new Set(leftOut);
      if (isChosen) next.delete(id);
      else next.add(id);
      setLeftOut(next);
    },
    chooseAll: (isChosen: boolean) => setLeftOut(new Set(isChosen ? [] : ids)),
    count: chosen.length,
    /** For the gateway; null means all. */
    seatIds: chosen.length === ids.length ? null : chosen,
  };
}

export interface RenewalChoice {
  group: Renew_GroupFragment;
  seats: SeatChoice;
  term: Term;
  setTerm: (term: Term) => void;
}
