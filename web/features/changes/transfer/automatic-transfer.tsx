import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { AttemptNotice } from '../../../checkout/attempt/attempt-notice';
import { refreshAfterOrder } from '../../../checkout/refresh-after-order';
import { useCheckout } from '../../../checkout/use-checkout';
import { BusyButton } from '../../../ui/busy-button';
import { Card } from '../../../ui/card';
import { Page } from '../../../ui/page';
import { ReviewSkeleton } from '../review/review-skeleton';
import { TransferFacts } from './order-summary';
import { AcceptTransferDocument } from './transfer.generated';
import { TransferDone } from './transfer-done';
import type { TransferProps } from './transfer-review';
import { TRANSFER_TITLE } from './transfer-title';

interface AutomaticTransferProps extends TransferProps {
  viewerId: string;
}

/** A purchase order is taken over by whoever arrives here, once and without a card; then what can follow (XFER-12, XFER-13). */
export function AutomaticTransfer(props: AutomaticTransferProps) {
  const { subscriptionId, price, preview, session, viewerId } = props;
  const client = useApolloClient();
  const checkout = useCheckout({
    ...{ session, preview },
    mutation: AcceptTransferDocument,
    order: { isPaid: false, input: (terms) => ({ ...terms, subscriptionId }) },
    isLicenseeAsked: false,
    onPriceChanged: () => undefined,
  });
  const { attempt, buy } = checkout;
  const isDone = attempt.phase === 'done';
  const notice = attempt.phase === 'open' ? attempt.notice : null;
  const isAccepting = useRef(false);

  useEffect(() => {
    // What was refused waits for another word of the customer's.
    if (isAccepting.current || attempt.phase !== 'open' || preview.status !== 'ready') return;
    isAccepting.current = true;
    buy();
  }, [attempt.phase, preview.status, buy]);

  useEffect(() => {
    if (isDone) refreshAfterOrder(client.cache, viewerId);
  }, [isDone, client, viewerId]);

  if (isDone) return <TransferDone price={price} />;
  if (notice === null) return <ReviewSkeleton title={TRANSFER_TITLE} rows={1} />;
  return (
    <Page title={TRANSFER_TITLE}>
      <Card title="Order Summary">
        <TransferFacts price={price} />
        <AttemptNotice attempt={attempt} />
        <BusyButton isBusy={false} disabled={checkout.isBlocked} onClick={buy}>
          Try Again
        </BusyButton>
      </Card>
    </Page>
  );
}
