import { useState } from 'react';
import { PAGE_QUERY, usePart } from '../../app/graphql/use-part';
import { titles } from '../../app/titles';
import { Page } from '../../ui/page';
import { useBillingPageQuery } from './billing-page.generated';
import classes from './billing-page.module.css';
import { UpcomingCharges } from './forecast/upcoming-charges';
import { useUpcomingChargesQuery } from './forecast/upcoming-charges.generated';
import { BillingInformation } from './information/billing-information';
import { TransactionHistory } from './transactions/transaction-history';
import { useTransactionView, variablesOf } from './transactions/transaction-view';

export function BillingPage() {
  const { view, change } = useTransactionView();
  // The page is read once; another view of the transactions reads only these.
  const [openingView] = useState(view);
  const page = useBillingPageQuery({
    variables: variablesOf(openingView),
    ...PAGE_QUERY,
  });
  // Upcoming charges need all groups and prices; the rest of the page does not wait for them.
  const toCome = useUpcomingChargesQuery(PAGE_QUERY);
  const refetch = () => Promise.all([page.refetch(), toCome.refetch()]);
  const query = { ...page, refetch };
  const viewer = page.data?.viewer;
  const billingInfo = usePart(viewer?.billingInfo, query);
  const sales = usePart(viewer?.sales, query);
  const spending = usePart(viewer?.spending, query);
  const renewals = usePart(viewer?.renewalReceipts && viewer, query);
  const forecast = usePart(toCome.data?.viewer?.renewalForecast, { ...toCome, refetch });
  return (
    <Page title={titles.billing}>
      <div className={classes['stack']}>
        <BillingInformation billingInfo={billingInfo} />
        <UpcomingCharges forecast={forecast} card={billingInfo.value?.card ?? null} />
        <TransactionHistory
          sales={sales}
          openingView={openingView}
          spending={spending}
          renewals={renewals}
          view={view}
          onChange={change}
        />
      </div>
    </Page>
  );
}
