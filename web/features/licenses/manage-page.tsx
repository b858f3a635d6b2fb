import { UnconfirmedEmail } from '../../app/email/unconfirmed-email';
import { managePath } from '../../app/paths';
import { LinkTabs } from '../../ui/link-tabs';
import { Page } from '../../ui/page';
import { AssignProvider } from './assign/assign-context';
import { CloudProducts } from './cloud/cloud-products';
import { ManageProducts } from './manage-products';
import { useProductTab } from './tabs/use-product-tab';

/** `/manage`: products and who uses them (MAN-01). */
export function ManagePage() {
  const { tab, isPending, isRpAsked } = useProductTab();
  return (
    <Page title="Manage Products">
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

interface ProductTabsProps {
  current: 'rp' | 'cloud';
  isRpAsked: boolean;
}

/** `Axure RP` and `Axure Cloud`, each an address (MAN-01). */
function ProductTabs({ current, isRpAsked }: ProductTabsProps) {
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
