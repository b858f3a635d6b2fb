import { skipToken } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { formatDate } from '#domain/calendar/format-date';
import { adjustmentWord } from '#domain/store/prices/proration';
import { UNCACHED_PAGE_QUERY, usePart } from '../../../app/graphql/use-part';
import { routes } from '../../../app/paths';
import { paidOrder } from '../../../checkout/order';
import { changedFacts } from '../../../checkout/price/changed-facts';
import { cents } from '../../../checkout/price/price';
import { usePricePreview } from '../../../checkout/price/use-price-preview';
import { Card } from '../../../ui/card';
import { TableSkeleton } from '../../../ui/states/loading';
import { DateText } from '../../../ui/text';
import { amountFacts, fact, type ReviewAmount, stepAmount, stepsOf, takenOff } from '../parts/amounts';
import { couponAmounts } from '../parts/coupon-amounts';
import { PricedAmounts } from '../parts/review-amounts';
import { useGroupQuery } from '../review/group-query';
import type { ReviewKind, ReviewRowsProps } from '../review/review-kind';
import { ReviewPage } from '../review/review-page';
import {
  ReactivateDocument,
  type Reactivation_CartFragment,
  type Reactivation_SubscriptionFragment,
  ReactivationPriceDocument,
  useReactivatePageQuery,
} from './reactivate.generated';
import { ReactivatedGroup } from './reactivated-group';
import { type ReactivationChoice, useReactivationChoice } from './reactivation-choice';

type Ended = Reactivation_SubscriptionFragment;
type Cart = Reactivation_CartFragment;

const reactivation: ReviewKind<Ended, ReactivationChoice, Cart> = {
  loadFailedText: 'The subscription could not be loaded.',
  meanwhileText: 'This subscription may have been reactivated already.',
  useSubject() {
    const { subscriptionId, term } = useGroupQuery();
    const { search } = useLocation();
    const query = useReactivatePageQuery(
      subscriptionId
        ? {
            variables: {
              reactivation: { subscriptionId, newTerm: term, authorQuantity: 0, publisherQuantity: 0 },
            },
            ...UNCACHED_PAGE_QUERY,
          }
        : skipToken,
    );
    const viewer = usePart(query.data?.viewer, query);
    const preview = usePart(query.data?.reactivationPreview, query);
    return {
      key: subscriptionId ?? '',
      place: { page: routes.reactivate, search, subject: subscriptionId ?? '' },
      isMissing: !subscriptionId,
      parts: [preview, viewer],
      viewer: viewer.value,
      subject: preview.value?.subscription ?? null,
      rows: 3,
    };
  },
  useChoice: useReactivationChoice,
  usePreview(choice) {
    const reactivation = choice?.reactivation;
    return usePricePreview(ReactivationPriceDocument, reactivation ? { reactivation } : null);
  },
  order: ({ reactivation }) =>
    reactivation && paidOrder(ReactivateDocument, (terms, payment) => ({ ...terms, reactivation, payment })),
  look: {
    title: 'Review Your Changes',
    backLabel: 'Back to your changes',
    rows: (props) => <ReactivationRows {...props} />,
    amounts: reactivationAmounts,
    summary: (price) => ({ note: <NextBilled price={price} /> }),
    changes: (before, after) => changedFacts(factsOf(before), factsOf(after)),
  },
};

export function ReactivatePage() {
  return <ReviewPage kind={reactivation} />;
}

function ReactivationRows(props: ReviewRowsProps<ReactivationChoice, Cart>) {
  const { choice, preview, checkout, explained } = props;
  const amounts = preview.price ? reactivationAmounts(preview.price) : [];
  const isAwaited = amounts.length === 0 && preview.status === 'loading';
  return (
    <>
      <ReactivatedGroup choice={choice} isCartMissing={checkout.isCartMissing} />
      {(amounts.length > 0 || isAwaited) && (
        <Card title="Price" flush>
          {isAwaited && <TableSkeleton rows={amountCount(choice)} columns={2} rowHeight={36} />}
          <PricedAmounts {...{ preview, amounts, explained }} />
        </Card>
      )}
    </>
  );
}

/** One amount per product, and the proration; there may be no coupons, so they are not counted. */
function amountCount({ ended, authors, publishers }: ReactivationChoice): number {
  if (ended.kind === 'RP') return 2;
  return [authors, publishers].filter((count) => count > 0).length + 1;
}

function NextBilled({ price }: { price: Cart }) {
  return (
    <p>
      {price.termName}
      {price.coTerm && `, with ${price.coTerm.name}`}; next billed on{' '}
      <DateText date={price.nextBillingDate} />.
    </p>
  );
}

function factsOf(cart: Cart) {
  return [
    fact('Billing term', cart.termName),
    fact('Next billed', formatDate(cart.nextBillingDate)),
    ...amountFacts(reactivationAmounts(cart)),
  ];
}

function reactivationAmounts({ lines, adjustmentTotal }: Reactivation_CartFragment): ReviewAmount[] {
  const isCredit = adjustmentWord(cents(adjustmentTotal)) === 'credit';
  return [
    ...stepsOf(lines, ['LIST_PRICE']).map((step) => stepAmount(step.label, step)),
    {
      key: 'proration',
      label: isCredit ? 'Proration Credit' : 'Proration Adjustment',
      word: null,
      amount: takenOff(adjustmentTotal),
      steps: stepsOf(lines, ['CREDIT', 'ADJUSTMENT']),
    },
    ...couponAmounts('coupon', lines),
  ];
}
