import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { managePath } from '../../../app/paths';
import { AttemptNotice } from '../../../checkout/attempt/attempt-notice';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import type { Checkout } from '../../../checkout/use-checkout';
import { Card } from '../../../ui/card';
import { BusyButton } from '../../../ui/fields/busy-button';
import { Page } from '../../../ui/page';
import { DateText } from '../../../ui/text';
import { useManageLink } from '../review/group-query';
import { ReviewSkeleton } from '../review/review-skeleton';
import type { Transfer_PreviewFragment } from './transfer.generated';
import classes from './transfer-done.module.css';
import { TransferFacts } from './transfer-facts';

interface AutomaticTransferProps {
  title: string;
  price: Transfer_PreviewFragment;
  preview: PricePreview<Transfer_PreviewFragment>;
  checkout: Checkout<Transfer_PreviewFragment>;
}

/** Takes over a purchase order on arrival, once and without a card (XFER-12, XFER-13). */
export function AutomaticTransfer({ title, price, preview, checkout }: AutomaticTransferProps) {
  const { attempt, buy } = checkout;
  const back = useManageLink();
  const hasTried = useRef(false);

  useEffect(() => {
    // Only the customer repeats a refused transfer.
    if (hasTried.current || attempt.phase !== 'open' || preview.status !== 'ready') return;
    hasTried.current = true;
    buy();
  }, [attempt.phase, preview.status, buy]);

  if (attempt.phase === 'done') return <TransferDone title={title} price={price} />;
  if (attempt.phase !== 'open' || attempt.notice === null) {
    return <ReviewSkeleton title={title} rows={1} />;
  }
  return (
    <Page title={title} back={back}>
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

function TransferDone({ title, price }: { title: string; price: Transfer_PreviewFragment }) {
  const [query] = useSearchParams();
  const { contents, expireDate, hasEnded, autoRenewPath } = price;
  // A cloud group without a renewal may also be canceled; the offer does not tell which.
  const isOrdered = autoRenewPath !== null;
  return (
    <Page title={title}>
      <Card>
        <div className={classes['done']} role="status">
          <h2>You are the owner now</h2>
          <p>
            {contents === '' ? 'The subscription' : contents}
            {isOrdered && ', bought by purchase order,'} {hasEnded ? 'expired' : 'will expire'} on{' '}
            <DateText date={expireDate} />
            {isOrdered && ' unless it is renewed'}. Nothing was charged.
          </p>
        </div>
        <div className={classes['actions']}>
          {autoRenewPath !== null && (
            <Button component={Link} to={autoRenewPath}>
              Set to Auto Renew
            </Button>
          )}
          <Button
            component={Link}
            variant={autoRenewPath === null ? 'filled' : 'default'}
            to={managePath({ cloud: query.get('isCloud') === 'true' })}
          >
            Manage Products
          </Button>
        </div>
      </Card>
    </Page>
  );
}
