import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isInFlight } from '../../../checkout/attempt/attempt';
import { AttemptNotice } from '../../../checkout/attempt/attempt-notice';
import { CheckoutLayout } from '../../../checkout/checkout-layout';
import { CheckoutFields } from '../../../checkout/fields/checkout-fields';
import { ExplainAllButton, type Explained } from '../../../checkout/price/explain-button';
import type { Price } from '../../../checkout/price/price';
import { PriceFailed } from '../../../checkout/price/price-failed';
import { PriceQuestion } from '../../../checkout/price/price-question';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import { Promises } from '../../../checkout/promises';
import { SubmitButton } from '../../../checkout/submit-button';
import { Card } from '../../../ui/card';
import { lazyOverlay } from '../../../ui/lazy-part';
import { Page } from '../../../ui/page';
import { Loading, Skeleton } from '../../../ui/states/loading';
import stale from '../../../ui/states/stale.module.css';
import { Money } from '../../../ui/text';
import { ReviewAmounts } from '../parts/review-amounts';
import { useManageLink } from './group-query';
import type { ReviewState, ReviewSummaryContent } from './review-kind';
import classes from './review-summary.module.css';

const PriceChangedDialog = lazyOverlay(
  async () => (await import('../../../checkout/price/changes-dialog')).PriceChangedDialog,
);

export function ReviewForm<Choice, Shown extends Price>(props: ReviewState<Choice, Shown>) {
  const { look, choice, preview, checkout, explained, viewer, session, isRetrying, onRetry } = props;
  const { attempt } = checkout;
  const isPaid = session.kind !== 'change';
  const totalLabel = look.totalLabel?.(preview.price) ?? 'Total USD';
  const back = useManageLink();
  return (
    <Page title={look.title} back={back}>
      <CheckoutLayout
        {...{ totalLabel, preview }}
        isLocked={isInFlight(attempt)}
        onSubmit={checkout.buy}
        summary={
          <ReviewSummary
            {...{ totalLabel, preview, explained }}
            content={preview.price && look.summary(preview.price, explained)}
          >
            {preview.status === 'failed' && <PriceFailed preview={preview} />}
            {preview.messages.map((text) => (
              <p key={text} role="status" className={classes['message']}>
                {text}
              </p>
            ))}
            <AttemptNotice attempt={attempt} />
            <div className={classes['actions']}>
              <Button component={Link} to={back.to} variant="default" size="md">
                Go Back
              </Button>
              <SubmitButton checkout={checkout} label={look.submitLabel ?? 'Submit'} />
            </div>
            {isPaid && (look.terms ?? <Promises />)}
          </ReviewSummary>
        }
      >
        {look.rows({ choice, preview, checkout, explained })}
        {isPaid && (
          <CheckoutFields
            {...{ session, isRetrying, onRetry }}
            billingInfo={viewer.billingInfo}
            isLicenseeAsked={false}
            chargedOn={preview.price && look.chargedOn?.(preview.price)}
          />
        )}
      </CheckoutLayout>
      <PriceQuestion checkout={checkout}>
        {(asked) => (
          <PriceChangedDialog
            {...asked}
            changes={look.changes(asked.before, asked.after)}
            backLabel={look.backLabel}
          />
        )}
      </PriceQuestion>
    </Page>
  );
}

interface ReviewSummaryProps {
  totalLabel: string;
  preview: PricePreview<Price>;
  explained: Explained;
  content: ReviewSummaryContent | null;
  children: ReactNode;
}

function ReviewSummary(props: ReviewSummaryProps) {
  const { preview, explained, content, children } = props;
  const isAwaited = preview.price === null && preview.status === 'loading';
  return (
    <Card title="Summary" actions={<ExplainAllButton explained={explained} />}>
      {isAwaited && (
        <Loading label="Loading the price">
          <Skeleton height={96} />
        </Loading>
      )}
      <div className={isAwaited ? classes['later'] : ''}>
        <Figures {...props} />
        <div className={classes['note']}>{content?.note}</div>
        {children}
      </div>
    </Card>
  );
}

function Figures({ totalLabel, preview, explained, content }: ReviewSummaryProps) {
  const { price, status } = preview;
  const { parts = [], amounts = [] } = content ?? {};
  return (
    <div className={price && status !== 'ready' ? stale['stale'] : undefined}>
      {amounts.length > 0 && (
        <div className={classes['amounts']}>
          <ReviewAmounts amounts={amounts} explained={explained} />
        </div>
      )}
      {parts.length > 1 && (
        <dl className={classes['parts']}>
          {parts.map((part) => (
            <div key={part.name}>
              <dt>{part.name}</dt>
              <dd>
                <Money amount={part.total} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={classes['total']} aria-live="polite" aria-atomic="true">
        <span>{totalLabel}</span>
        <strong>{price ? <Money amount={price.total} /> : '–'}</strong>
      </div>
    </div>
  );
}
