import { formatDate } from '#domain/calendar/format-date';
import { countText } from '#domain/text/counts';
import { changedFacts } from '../../../checkout/price/changed-facts';
import type { Explained } from '../../../checkout/price/explain-button';
import { DateText, Money, moneyText } from '../../../ui/text';
import { amountFacts, fact, lineAmounts, stepAmounts } from '../parts/amounts';
import { ReviewAmounts } from '../parts/review-amounts';
import type { ReviewLook, ReviewSummaryContent } from '../review/review-kind';
import classes from '../review/review-summary.module.css';
import { RenewGroupCard } from './renew-group-card';
import type { RenewPrice_RenewalFragment } from './renew-price.generated';
import { RENEWAL_WAYS, type RenewalWay } from './renewal-ways';
import type { RenewalChoice } from './seat-choice';

type Renewal = RenewPrice_RenewalFragment;

const SUMMARIES: Record<RenewalWay, (price: Renewal, explained: Explained) => ReviewSummaryContent> = {
  now: (price) => ({
    amounts: stepAmounts(price.lines),
    note: (
      <p>
        {price.termName}, charged today. The group continues until <DateText date={price.newExpireDate} />.
      </p>
    ),
  }),
  // These amounts are of the first automatic charge, not of today's payment.
  auto: (price, explained) => ({
    note: (
      <>
        <p>The card is charged on the expiry date and at each term end, not today.</p>
        <p aria-live="polite" aria-atomic="true">
          First on <DateText date={price.chargeOn} />, when the current term has ended:{' '}
          <strong>
            <Money amount={price.termTotal} />
          </strong>{' '}
          for {price.termName} by today’s prices and coupons.
        </p>
        <div className={classes['within']}>
          <ReviewAmounts amounts={stepAmounts(price.lines)} explained={explained} />
        </div>
      </>
    ),
  }),
};

export function renewalLook(way: RenewalWay): ReviewLook<RenewalChoice, Renewal> {
  const { name, totalLabel } = RENEWAL_WAYS[way];
  return {
    title: 'Review Your Changes',
    totalLabel: () => totalLabel,
    submitLabel: name,
    chargedOn: ({ chargeOn }) => chargeOn,
    backLabel: 'Back to the seats',
    rows: ({ choice, preview }) => <RenewGroupCard {...{ choice, preview, way }} />,
    amounts: ({ lines }) => stepAmounts(lines),
    summary: SUMMARIES[way],
    changes: (before, after) => changedFacts(factsOf(before), factsOf(after)),
  };
}

function factsOf(price: Renewal) {
  return [
    fact('Seats', countText(price.quantity)),
    fact('Continues until', formatDate(price.newExpireDate)),
    fact('Charged on', formatDate(price.chargeOn)),
    ...amountFacts(lineAmounts(price.lines)),
    fact('Price of the term', moneyText(price.termTotal)),
  ];
}
