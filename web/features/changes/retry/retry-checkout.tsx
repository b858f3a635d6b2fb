import { Navigate } from 'react-router-dom';
import { managePath, retryPaymentPath } from '../../../app/paths';
import { isInFlight } from '../../../checkout/attempt/attempt';
import { CheckingOrder } from '../../../checkout/attempt/checking-order';
import type { Checkout_BillingInfoFragment } from '../../../checkout/fields/checkout-fields.generated';
import { useCheckoutSession } from '../../../checkout/use-checkout-session';
import { ReviewSkeleton } from '../review/review-skeleton';
import { RetryForm } from './retry-form';
import type { RetryPageQuery } from './retry-page.generated';
import type { RetryPrice_PreviewFragment } from './retry-price.generated';
import { RETRY_TITLE } from './retry-title';
import { useFinishRetry } from './use-finish-retry';

export type PastDueGroup = NonNullable<NonNullable<RetryPageQuery['retry']>['group']>;

export interface RetryCheckoutProps {
  subscriptionId: string;
  isCloud: boolean;
  viewer: { id: string; billingInfo: Checkout_BillingInfoFragment | null };
  /** Null when there is nothing to pay, for whatever reason. */
  group: PastDueGroup | null;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The attempt to pay, which outlives a reload; without one, what is not past due leads back to the products (NAV-28). */
export function RetryCheckout(props: RetryCheckoutProps) {
  const { subscriptionId, isCloud, viewer, group } = props;
  const page = retryPaymentPath(subscriptionId);
  const session = useCheckoutSession<RetryPrice_PreviewFragment>(viewer, { page, search: '' });
  const { attempt } = session.order;
  useFinishRetry(attempt, viewer.id);
  if (group === null && !isInFlight(attempt)) return <Navigate to={managePath({ cloud: isCloud })} replace />;
  return (
    <>
      {group === null ? (
        <ReviewSkeleton title={RETRY_TITLE} rows={5} />
      ) : (
        <RetryForm {...props} group={group} session={session} />
      )}
      <CheckingOrder session={session} />
    </>
  );
}
