import { UnconfirmedEmail } from '../../app/email/unconfirmed-email';
import { Page } from '../../ui/page';
import { AssignProvider } from './assign/assign-context';
import { CloudProducts } from './cloud/cloud-products';
import { ManageProducts } from './manage-products';
import { ProductTabs } from './tabs/product-tabs';
import { useProductTab } from './tabs/use-product-tab';

/** `/manage`: what the customer has, and who uses it (MAN-01). */
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
