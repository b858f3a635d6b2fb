import { Navigate, useLocation } from 'react-router-dom';
import { managePath, routes } from '../../../app/paths';
import { isInFlight } from '../../../checkout/attempt/attempt';
import { CheckingOrder } from '../../../checkout/attempt/checking-order';
import type { Checkout_BillingInfoFragment } from '../../../checkout/fields/checkout-fields.generated';
import { useCheckoutSession } from '../../../checkout/use-checkout-session';
import { useFinishedOrder } from '../../../checkout/use-finished-order';
import { TITLE } from '../change-title';
import { useGroupQuery } from '../group-query';
import { ReviewSkeleton } from '../review/review-skeleton';
import { RenewForm } from './renew-form';
import type { Renew_GroupFragment } from './renew-page.generated';
import type { RenewPrice_RenewalFragment } from './renew-price.generated';

export interface RenewCheckoutProps {
  subscriptionId: string;
  isAutoRenew: boolean;
  viewer: { id: string; billingInfo: Checkout_BillingInfoFragment | null };
  /** Null for what cannot be renewed by the viewer, or renews by itself already. */
  group: Renew_GroupFragment | null;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The attempt to renew, which outlives a reload; without one, what cannot be renewed leads back to the products (NAV-28, T-16). */
export function RenewCheckout(props: RenewCheckoutProps) {
  const { viewer, group, isAutoRenew } = props;
  const { search } = useLocation();
  const { isCloud } = useGroupQuery();
  const session = useCheckoutSession<RenewPrice_RenewalFragment>(
    viewer,
    { page: routes.renew, search },
    isAutoRenew ? { kind: 'autoRenew' } : {},
  );
  const { attempt } = session.order;
  useFinishedOrder(attempt, viewer.id);
  if (group === null && !isInFlight(attempt)) return <Navigate to={managePath({ cloud: isCloud })} replace />;
  return (
    <>
      {group === null ? (
        <ReviewSkeleton title={TITLE} rows={5} />
      ) : (
        <RenewForm {...props} group={group} session={session} />
      )}
      <CheckingOrder session={session} />
    </>
  );
}
