import { useMatch, useSearchParams } from 'react-router-dom';
import { type BuyTab, buyTab } from '#domain/store/buy-tab';
import { routes } from '../../../app/paths';
import { usePortalConfig } from '../../../app/session/session-context';

/** The tab that the address names (T-10); until the customer's own answer is there, Axure Cloud is judged by the settings. */
export function useBuyTab(isCloudAuthorEnabled: boolean | null): BuyTab {
  const isCfbRoute = useMatch(routes.buyCloudForBusiness) !== null;
  const [query] = useSearchParams();
  const { cloudAuthor } = usePortalConfig();
  return buyTab({
    type: query.get('type'),
    isCfbRoute,
    isCloudAuthorEnabled: isCloudAuthorEnabled ?? cloudAuthor,
  });
}
