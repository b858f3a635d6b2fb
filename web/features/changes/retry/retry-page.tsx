import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { PAGE_QUERY, usePart } from '../../../app/graphql/use-part';
import { confirmationPath, retryPaymentPath } from '../../../app/paths';
import { paidOrder } from '../../../checkout/order';
import { billedAgain, paidDays } from '../../../checkout/past-due/paid-days';
import { changedFacts, type Fact } from '../../../checkout/price/changed-facts';
import { usePricePreview } from '../../../checkout/price/use-price-preview';
import { moneyText, Sentence } from '../../../ui/text';
import { lineAmounts, stepAmounts } from '../parts/amounts';
import type { ReviewKind } from '../review/review-kind';
import { ReviewPage } from '../review/review-page';
import { FailureCard } from './failure-card';
import { type ChosenSeats, type PastDueGroup, PROPOSED } from './retry-choice';
import { RetryGroupCard } from './retry-group-card';
import { useRetryPageQuery } from './retry-page.generated';
import { RetryPaymentDocument } from './retry-payment.generated';
import { type RetryPrice_PreviewFragment, RetryPriceDocument } from './retry-price.generated';

const retry: ReviewKind<PastDueGroup, ChosenSeats, RetryPrice_PreviewFragment> = {
  loadFailedText: 'The subscription could not be loaded.',
  useSubject() {
    const { subscriptionId = '' } = useParams();
    const query = useRetryPageQuery({ variables: { subscriptionId }, ...PAGE_QUERY });
    const retry = usePart(query.data?.retry, query);
    const viewer = usePart(query.data?.viewer, query);
    return {
      key: subscriptionId,
      place: { page: retryPaymentPath(subscriptionId), search: '' },
      isMissing: query.data?.viewer === null && !query.error,
      parts: [viewer, retry],
      viewer: viewer.value,
      subject: retry.value?.group ?? null,
      rows: 5,
    };
  },
  useChoice(group) {
    const [seats, choose] = useState(PROPOSED);
    return group && { group, seats, choose };
  },
  usePreview: (choice) => usePricePreview(RetryPriceDocument, choice && retryInput(choice)),
  order: (choice) =>
    paidOrder(RetryPaymentDocument, (terms, payment) => ({ ...terms, ...retryInput(choice), payment })),
  // The renewal itself may take a few minutes more (PAY-11, CONF-06).
  endPath: (transactionId) => transactionId && confirmationPath(transactionId, { isProcessing: true }),
  look: {
    title: 'Retry Payment',
    backLabel: 'Back to the seats',
    rows: ({ choice, preview, explained }) => (
      <>
        <FailureCard group={choice.group} />
        <RetryGroupCard {...choice} {...{ preview, explained }} />
      </>
    ),
    amounts: ({ lines }) => stepAmounts(lines),
    summary: (price) => ({ note: <PaidDays price={price} /> }),
    changes: (before, after) => changedFacts(factsOf(before), factsOf(after)),
  },
};

export function RetryPage() {
  return <ReviewPage kind={retry} />;
}

function retryInput({ group, seats }: ChosenSeats) {
  return { subscriptionId: group.id, choice: { all: seats.all, except: [...seats.except] } };
}

function PaidDays({ price }: { price: RetryPrice_PreviewFragment }) {
  const days = paidDays(price);
  if (price.isOver)
    return (
      <p role="status">
        <Sentence>{`This pays for ${days}, which has already passed, so it adds no days. To continue, reactivate the group under Manage Products instead.`}</Sentence>
      </p>
    );
  return (
    <p>
      <Sentence>{`This pays for ${days}. Next billed on ${billedAgain(price)}.`}</Sentence>
    </p>
  );
}

function factsOf({ lines }: RetryPrice_PreviewFragment): Fact[] {
  return lineAmounts(lines).map(({ key, label, amount }) => ({ key, what: label, text: moneyText(amount) }));
}
