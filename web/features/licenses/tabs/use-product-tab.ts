import { useSearchParams } from 'react-router-dom';
import { openingTab } from '#domain/licenses/groups/opening-tab';
import { useProductTabQuery } from './product-tab.generated';

interface OpenTab {
  tab: 'rp' | 'cloud';
  isPending: boolean;
  /** Whether the RP tab has to be named, because the cloud tab would open by itself. */
  isRpAsked: boolean;
}

/** The tab of Manage Products that the address asks for, or else the one that has something in it (T-14). */
export function useProductTab(): OpenTab {
  const [params] = useSearchParams();
  const queryCloud = params.get('cloud');
  const { data, previousData, error } = useProductTabQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const kinds = (data ?? previousData)?.viewer?.productKinds ?? null;
  const { hasRp, hasCloud } = kinds ?? { hasRp: false, hasCloud: false };
  return {
    tab: openingTab({ queryCloud, hasRp, hasCloud }),
    // A tab whose kinds cannot be read is not waited for.
    isPending: kinds === null && error === undefined && queryCloud === null,
    isRpAsked: openingTab({ queryCloud: null, hasRp, hasCloud }) !== 'rp',
  };
}
