import type { ReactNode } from 'react';
import { AttemptNotice } from '../../../checkout/attempt/attempt-notice';
import { PriceFailed } from '../../../checkout/price/price-failed';
import type { Explained } from '../../../checkout/price/use-explained';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import { Promises } from '../../../checkout/promises';
import { SubmitButton } from '../../../checkout/submit-button';
import type { Checkout } from '../../../checkout/use-checkout';
import { DateText } from '../../../ui/date-text';
import { Money } from '../../../ui/money';
import { type ReviewAmount, ReviewAmounts } from '../review/review-amounts';
import { ReviewSummary } from '../review/review-summary';
import type { RenewPrice_RenewalFragment } from './renew-price.generated';
import classes from './renew-summary.module.css';
import { renewTitle, renewTotalLabel } from './renew-way';

interface RenewSummaryProps {
  preview: PricePreview<RenewPrice_RenewalFragment>;
  checkout: Checkout<RenewPrice_RenewalFragment>;
  isAutoRenew: boolean;
  /** What the price of the term adds up from. */
  amounts: readonly ReviewAmount[];
  explained: Explained;
  /** Whether there is anything to explain. */
  isExplained: boolean;
}

/** What it costs and why, when it is charged, and the button (PO-01, PO-05, PO-10, COUP-11). */
export function RenewSummary(props: RenewSummaryProps) {
  const { preview, checkout, isAutoRenew, amounts, explained, isExplained } = props;
  const { price } = preview;
  const list = <ReviewAmounts amounts={amounts} explained={explained} />;
  return (
    <ReviewSummary
      totalLabel={renewTotalLabel(isAutoRenew)}
      preview={preview}
      explained={isExplained ? explained : null}
      parts={[]}
      amounts={isAutoRenew || amounts.length === 0 ? null : list}
      note={
        price && (isAutoRenew ? <ChargedLater price={price} amounts={list} /> : <ChargedNow price={price} />)
      }
      notice={
        <>
          {preview.status === 'failed' && <PriceFailed preview={preview} />}
          {preview.messages.map((text) => (
            <p key={text} role="status" className={classes['message']}>
              {text}
            </p>
          ))}
          <AttemptNotice attempt={checkout.attempt} />
        </>
      }
      submit={<SubmitButton checkout={checkout} label={renewTitle(isAutoRenew)} />}
    >
      <Promises />
    </ReviewSummary>
  );
}

function ChargedNow({ price }: { price: RenewPrice_RenewalFragment }) {
  return (
    <p>
      {price.termName}, charged today. The group goes on until <DateText date={price.newExpireDate} />.
    </p>
  );
}

/** With the amounts of the first charge: they do not belong to what is paid today. */
function ChargedLater({ price, amounts }: { price: RenewPrice_RenewalFragment; amounts: ReactNode }) {
  return (
    <>
      <p>The card is charged on the expiry date and at each term end, not today.</p>
      <p>
        First on <DateText date={price.chargeOn} />, when the current term has ended:{' '}
        <strong>
          <Money amount={price.termTotal} />
        </strong>{' '}
        for {price.termName} by today’s prices.
      </p>
      <div className={classes['later']}>{amounts}</div>
    </>
  );
}
