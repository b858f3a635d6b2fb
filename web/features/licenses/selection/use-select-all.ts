import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { notify } from '../../../ui/overlays/notify';
import type { SeatGrid_SeatsFragment } from '../seats/seat-grid.generated';
import type { SeatVariables } from '../view/use-seat-view';
import { SeatIdsDocument } from './select-all.generated';
import { useSelection } from './selection-context';

/** The seats of a group that match, on the page or not. */
export interface SelectAllOf {
  group: { id: string; number: number };
  seats: SeatGrid_SeatsFragment;
  variables: SeatVariables;
}

/** Selects every seat of a group that matches and can be selected. Of those that are not on the page, the ids alone are asked for. */
export function useSelectAll({ group, seats, variables }: SelectAllOf) {
  const client = useApolloClient();
  const { selection, select } = useSelection();
  const [isBusy, setBusy] = useState(false);
  const chosen = selection.get(group.id);
  const shown = seats.nodes.filter(({ isSelectable }) => isSelectable);
  const areShownChosen = shown.length > 0 && shown.every(({ id }) => chosen?.has(id));
  const isAll = areShownChosen && (chosen?.size ?? 0) >= seats.selectableCount;
  const state = isAll ? 'all' : chosen ? 'some' : 'none';

  const matching = async (): Promise<readonly string[]> => {
    if (seats.nodes.length === seats.totalCount) return shown.map(({ id }) => id);
    const { data } = await client.query({
      query: SeatIdsDocument,
      variables: { subscriptionId: group.id, ...variables },
      fetchPolicy: 'no-cache',
    });
    return data?.viewer?.subscription?.seats.selectableIds ?? [];
  };

  const toggle = async () => {
    setBusy(true);
    try {
      select(group.id, await matching(), state !== 'all');
    } catch {
      const message = `The seats of Group ${group.number} could not be selected: the service is not answering.`;
      void notify({ tone: 'DANGER', message });
    } finally {
      setBusy(false);
    }
  };

  return { state, isBusy, toggle } as const;
}
