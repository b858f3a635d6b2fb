import { useApolloClient } from '@apollo/client/react';
import { useSeatAction } from '../actions/seat-actions-context';
import { useAssign } from '../assign/assign-context';
import { PerpetualRow_LicenseFragmentDoc } from './perpetual-list.generated';
import { usePerpetualSelection } from './perpetual-selection';

export function useOpenChosen(returnTo: string): (kind: 'assign' | 'managers' | 'notes') => void {
  const { cache } = useApolloClient();
  const { chosen, clear } = usePerpetualSelection();
  const open = useSeatAction();
  const openAssign = useAssign();
  return (kind) => {
    const [first, ...others] = chosen;
    if (first && others.length === 0 && kind === 'assign') {
      // It may have been assigned since it was selected.
      const known = cache.readFragment({
        id: `PerpetualLicense:${first.id}`,
        fragment: PerpetualRow_LicenseFragmentDoc,
        fragmentName: 'PerpetualRow_license',
      });
      return openAssign(known ?? first);
    }
    open({ kind, seatIds: chosen.map(({ id }) => id), onDone: clear, returnTo });
  };
}
