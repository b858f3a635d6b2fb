import { usePart } from '../../app/graphql/use-part';
import { Page } from '../../ui/page';
import { useBillingPageQuery } from './billing-page.generated';
import classes from './billing-page.module.css';
import { BillingInformation } from './information/billing-information';
import { TransactionHistory } from './transactions/transaction-history';

/** Billing name and card on file over what was bought. Each part fails by itself. */
export function BillingPage() {
  const query = useBillingPageQuery({
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const viewer = query.data?.viewer;
  const billingInfo = usePart(viewer?.billingInfo, query);
  const sales = usePart(viewer?.sales, query);
  const spending = usePart(viewer?.spending, query);
  return (
    <Page title="Billing">
      <div className={classes['stack']}>
        <BillingInformation billingInfo={billingInfo} />
        <TransactionHistory sales={sales} spending={spending} />
      </div>
    </Page>
  );
}
