import { Page } from '../../ui/page';
import { AssignProvider } from './assign/assign-context';
import { ManageProducts } from './manage-products';

/** `/manage`: what the customer has, and who uses it (MAN-01). */
export function ManagePage() {
  return (
    <Page title="Manage Products">
      <AssignProvider>
        <ManageProducts />
      </AssignProvider>
    </Page>
  );
}
