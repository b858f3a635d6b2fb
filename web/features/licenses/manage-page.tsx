import { useSearchParams } from 'react-router-dom';
import { openingTab } from '#domain/licenses/groups/opening-tab';
import { UnconfirmedEmail } from '../../app/email/unconfirmed-email';
import { managePath } from '../../app/paths';
import { titles } from '../../app/titles';
import { LinkTabs } from '../../ui/link-tabs';
import { Page } from '../../ui/page';
import { AssignProvider } from './assign/assign-context';
import { CloudProducts } from './cloud/cloud-products';
import { ManageProducts } from './manage-products';
import { useProductTabQuery } from './tabs/product-tab.generated';
import { useWide } from './view/use-wide';

export function ManagePage() {
  const { tab, isPending, isRpAsked } = useProductTab();
  const [isWide] = useWide();
  return (
    <Page title={titles.manage} isWide={isWide}>
      <UnconfirmedEmail isFramed />
      <ProductTabs current={tab} isRpAsked={isRpAsked} />
      {tab === 'cloud' ? (
        <CloudProducts />
      ) : (
        <AssignProvider>
          <ManageProducts isPending={isPending} />
        </AssignProvider>
      )}
    </Page>
  );
}

function ProductTabs({ current, isRpAsked }: { current: 'rp' | 'cloud'; isRpAsked: boolean }) {
  return (
    <LinkTabs
      label="Products"
      tabs={[
        {
          label: 'Axure RP',
          to: managePath({ rp: isRpAsked }),
          isCurrent: current === 'rp',
        },
        { label: 'Axure Cloud', to: managePath({ cloud: true }), isCurrent: current === 'cloud' },
      ]}
    />
  );
}

function useProductTab() {
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
    // If the kinds cannot be read, do not wait for them.
    isPending: kinds === null && error === undefined && queryCloud === null,
    // RP must be named in the address if the cloud tab would open by default.
    isRpAsked: openingTab({ queryCloud: null, hasRp, hasCloud }) !== 'rp',
  };
}
