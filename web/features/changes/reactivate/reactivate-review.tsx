import { Navigate, useLocation } from 'react-router-dom';
import { managePath, routes } from '../../../app/paths';
import { isInFlight } from '../../../checkout/attempt/attempt';
import { CheckingOrder } from '../../../checkout/attempt/checking-order';
import { useFreshPreview } from '../../../checkout/price/use-fresh-preview';
import { usePricePreview } from '../../../checkout/price/use-price-preview';
import { useCheckout } from '../../../checkout/use-checkout';
import { useCheckoutSession } from '../../../checkout/use-checkout-session';
import { useFinishedOrder } from '../../../checkout/use-finished-order';
import { useGroupQuery } from '../group-query';
import { ReviewSkeleton } from '../review/review-skeleton';
import { PricedReactivation } from './priced-reactivation';
import {
  ReactivateDocument,
  type ReactivatePageQuery,
  type Reactivation_CartFragment,
  type Reactivation_SubscriptionFragment,
  ReactivationPriceDocument,
} from './reactivate.generated';
import { useReactivationChoice } from './reactivation-choice';

interface ReactivateReviewProps {
  title: string;
  subscriptionId: string;
  viewer: NonNullable<ReactivatePageQuery['viewer']>;
  /** Null for a group that cannot be brought back by the viewer, or is back already. */
  ended: Reactivation_SubscriptionFragment | null;
  isRetrying: boolean;
  onRetry: () => void;
}

/** From what is to be brought back to the order that does so; for what cannot be, the way back (REAC-09, NAV-28). */
export function ReactivateReview(props: ReactivateReviewProps) {
  const { title, subscriptionId, viewer, ended, isRetrying, onRetry } = props;
  const { search } = useLocation();
  const { term, setTerm, isCloud } = useGroupQuery();
  const choice = useReactivationChoice(subscriptionId, ended, term);
  const { reactivation } = choice;
  const preview = usePricePreview(ReactivationPriceDocument, reactivation && { reactivation });
  const session = useCheckoutSession<Reactivation_CartFragment>(viewer, { page: routes.reactivate, search });
  const { attempt } = session.order;
  const checkout = useCheckout({
    ...{ session, preview },
    mutation: ReactivateDocument,
    order: reactivation && {
      isPaid: true,
      input: (terms, payment) => ({ ...terms, reactivation, payment }),
    },
    isLicenseeAsked: false,
    onPriceChanged: onRetry,
  });
  useFreshPreview(preview, attempt);
  useFinishedOrder(attempt, viewer.id);

  if (ended === null && !isInFlight(attempt)) return <Navigate to={managePath({ cloud: isCloud })} replace />;
  return (
    <>
      {ended === null ? (
        <ReviewSkeleton title={title} rows={3} />
      ) : (
        <PricedReactivation
          {...{ title, ended, choice, term, preview, session, checkout, isRetrying, onRetry }}
          onTerm={setTerm}
          billingInfo={viewer.billingInfo}
        />
      )}
      <CheckingOrder session={session} />
    </>
  );
}
