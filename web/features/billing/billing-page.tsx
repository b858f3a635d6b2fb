import { Page } from '../../ui/page';
import { useBillingPageQuery } from './billing-page.generated';
import classes from './billing-page.module.css';
import { BillingInformation } from './information/billing-information';
import { TransactionHistory } from './transactions/transaction-history';

/** Billing name and card on file over what was bought. Each part fails by itself. */
export function BillingPage() {
  const { data, loading, refetch } = useBillingPageQuery({
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const viewer = data?.viewer ?? null;
  const retry = () => void refetch();
  return (
    <Page title="Billing">
      <div className={classes['stack']}>
        <BillingInformation billingInfo={viewer?.billingInfo ?? null} isLoading={loading} onRetry={retry} />
        <TransactionHistory
          sales={viewer?.sales ?? null}
          spending={viewer?.spending ?? []}
          isLoading={loading}
          onRetry={retry}
        />
      </div>
    </Page>
  );
}
