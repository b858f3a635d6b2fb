import { lazy, useState } from 'react';
import { formatDate } from '#domain/calendar/format-date';
import { type Attempt, isInFlight } from '../../../checkout/attempt/attempt';
import { AttemptNotice } from '../../../checkout/attempt/attempt-notice';
import { CheckoutFields } from '../../../checkout/fields/checkout-fields';
import { PriceFailed } from '../../../checkout/price/price-failed';
import { PriceQuestion } from '../../../checkout/price/price-question';
import { useExplained } from '../../../checkout/price/use-explained';
import { useFreshPreview } from '../../../checkout/price/use-fresh-preview';
import { type PricePreview, usePricePreview } from '../../../checkout/price/use-price-preview';
import { Promises } from '../../../checkout/promises';
import { SubmitButton } from '../../../checkout/submit-button';
import { useCheckout } from '../../../checkout/use-checkout';
import type { CheckoutSession } from '../../../checkout/use-checkout-session';
import { lineAmounts } from '../review/line-amounts';
import { ReviewPage } from '../review/review-page';
import { ReviewSummary } from '../review/review-summary';
import type { PastDueGroup, RetryCheckoutProps } from './retry-checkout';
import { PROPOSED } from './retry-choice';
import { RetryGroupCard } from './retry-group-card';
import { RetryPaymentDocument } from './retry-payment.generated';
import { type RetryPrice_PreviewFragment, RetryPriceDocument } from './retry-price.generated';
import { RETRY_TITLE } from './retry-title';

const RetryPriceChanged = lazy(() =>
  import('./retry-price-changed').then((module) => ({ default: module.RetryPriceChanged })),
);

interface RetryFormProps extends RetryCheckoutProps {
  group: PastDueGroup;
  session: CheckoutSession<RetryPrice_PreviewFragment>;
}

/** Which seats renew, what that costs, and who pays. */
export function RetryForm({ group, session, viewer, isRetrying, onRetry, ...page }: RetryFormProps) {
  const { subscriptionId } = page;
  const [choice, setChoice] = useState(PROPOSED);
  const wanted = { all: choice.all, except: [...choice.except] };
  const preview = usePricePreview(RetryPriceDocument, { subscriptionId, choice: wanted });
  const checkout = useCheckout({
    ...{ session, preview },
    mutation: RetryPaymentDocument,
    order: {
      isPaid: true,
      input: (terms, payment) => ({ ...terms, subscriptionId, choice: wanted, payment }),
    },
    isLicenseeAsked: false,
    onPriceChanged: onRetry,
  });
  useFreshPreview(preview, checkout.attempt);
  const { price } = preview;
  const amounts = lineAmounts(price?.lines ?? []);
  const explained = useExplained(amounts.map(({ key }) => key));

  return (
    <>
      <ReviewPage
        title={RETRY_TITLE}
        preview={preview}
        isLocked={isInFlight(checkout.attempt)}
        onSubmit={checkout.buy}
        summary={
          <ReviewSummary
            preview={preview}
            parts={[]}
            explained={amounts.length > 0 ? explained : null}
            note={price && <RetryPeriod price={price} />}
            notice={<RetryNotice preview={preview} attempt={checkout.attempt} />}
            submit={<SubmitButton checkout={checkout} />}
          >
            <Promises />
          </ReviewSummary>
        }
      >
        <RetryGroupCard {...{ group, choice, preview, amounts, explained }} {...page} onChoose={setChoice} />
        <CheckoutFields
          {...{ session, isRetrying, onRetry }}
          billingInfo={viewer.billingInfo}
          isLicenseeAsked={false}
        />
      </ReviewPage>
      <PriceQuestion checkout={checkout} dialog={RetryPriceChanged} />
    </>
  );
}

/** Which days are paid for, before anybody pays. */
function RetryPeriod({ price }: { price: RetryPrice_PreviewFragment }) {
  const days = `${formatDate(price.coversFrom)} to ${formatDate(price.expireDate)}`;
  if (price.isOver)
    return (
      <p role="status">
        This pays for {days}, which is over already: it buys no day to come. To go on, reactivate the group
        under Manage Products instead.
      </p>
    );
  return (
    <p>
      This pays for {days}. Next billed on {formatDate(price.nextBillingDate)}.
    </p>
  );
}

interface RetryNoticeProps {
  preview: PricePreview<RetryPrice_PreviewFragment>;
  attempt: Attempt;
}

/** Why nothing can be paid just now: no price, no seat that renews, or what became of the last try. */
function RetryNotice({ preview, attempt }: RetryNoticeProps) {
  return (
    <>
      {preview.status === 'failed' && <PriceFailed preview={preview} />}
      {preview.messages.map((text) => (
        <p key={text} role="status">
          {text}
        </p>
      ))}
      <AttemptNotice attempt={attempt} />
    </>
  );
}
