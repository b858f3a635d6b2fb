import { isInFlight } from '../../../checkout/attempt/attempt';
import { AttemptNotice } from '../../../checkout/attempt/attempt-notice';
import { CheckoutLayout } from '../../../checkout/checkout-layout';
import { CheckoutFields } from '../../../checkout/fields/checkout-fields';
import type { Price } from '../../../checkout/price/price';
import { PriceFailed } from '../../../checkout/price/price-failed';
import { PriceQuestion } from '../../../checkout/price/price-question';
import { SubmitButton } from '../../../checkout/submit-button';
import { Page } from '../../../ui/page';
import type { ReviewState } from './review-kind';
import { ReviewSummary } from './review-summary';
import classes from './review-summary.module.css';
import { useManageLink } from './use-manage-link';

/** The rows, their price, the payment if anything is paid, and the one button (EDIT-07 to EDIT-09). */
export function ReviewForm<Choice, Shown extends Price>(props: ReviewState<Choice, Shown>) {
  const { look, choice, preview, checkout, explained, viewer, session, isRetrying, onRetry } = props;
  const { attempt } = checkout;
  const isPaid = session.kind !== 'change';
  const totalLabel = look.totalLabel(preview.price);
  return (
    <Page title={look.title} back={useManageLink()}>
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
            <SubmitButton checkout={checkout} label={look.submitLabel} />
            {isPaid && look.terms}
          </ReviewSummary>
        }
      >
        {look.rows({ choice, preview, checkout, explained })}
        {isPaid && (
          <CheckoutFields
            {...{ session, isRetrying, onRetry }}
            billingInfo={viewer.billingInfo}
            isLicenseeAsked={false}
          />
        )}
      </CheckoutLayout>
      <PriceQuestion checkout={checkout} changes={look.changes} backLabel={look.backLabel} />
    </Page>
  );
}
