import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { formatDate } from '#domain/calendar/format-date';
import { message } from '#domain/messages/catalogue';
import { orderEndPath, routes } from '../../../app/paths';
import { freeOrder, paidOrder } from '../../../checkout/order';
import { changedFacts } from '../../../checkout/price/changed-facts';
import { type PricePreview, usePricePreview } from '../../../checkout/price/use-price-preview';
import promises from '../../../checkout/promises.module.css';
import { Card } from '../../../ui/card';
import { amountFacts, fact, lineAmounts } from '../parts/amounts';
import { PricedAmounts } from '../parts/review-amounts';
import { ReviewForm } from '../review/review-form';
import {
  type ReviewKind,
  type ReviewRowsProps,
  type ReviewState,
  useViewerSubject,
} from '../review/review-kind';
import { ReviewPage } from '../review/review-page';
import { AutomaticTransfer } from './automatic-transfer';
import {
  AcceptTransferDocument,
  type Transfer_PreviewFragment,
  TransferPriceDocument,
} from './transfer.generated';
import { TransferFacts } from './transfer-facts';

interface Offered {
  subscriptionId: string;
}

type Transfer = Transfer_PreviewFragment;

const transfer: ReviewKind<Offered, Offered, Transfer> = {
  loadFailedText: 'The subscription could not be loaded.',
  priceFailedText: 'The subscription could not be loaded.',
  meanwhileText: 'This transfer may have been accepted or declined already.',
  useSubject() {
    const { search } = useLocation();
    const [query] = useSearchParams();
    const subscriptionId = query.get('subId');
    return useViewerSubject({
      key: subscriptionId ?? '',
      place: { page: routes.transfer, search, subject: subscriptionId ?? '' },
      isMissing: !subscriptionId,
      subject: subscriptionId ? { subscriptionId } : null,
      rows: 3,
    });
  },
  useChoice: (offered) => offered,
  usePreview: useOffer,
  orderKind: (price) => (price?.needsCard ? 'transfer' : 'change'),
  order: (offered, price) =>
    price?.needsCard
      ? paidOrder(AcceptTransferDocument, (terms, payment) => ({ ...terms, ...offered, payment }))
      : freeOrder(AcceptTransferDocument, (terms) => ({ ...terms, ...offered })),
  endPath: (transactionId, price) => (price?.needsCard ? orderEndPath(transactionId) : null),
  View: TransferView,
  look: {
    title: 'Transfer Ownership',
    totalLabel: (price) => (price?.dueDate ? `Total Due ${formatDate(price.dueDate)}` : 'Total Due'),
    chargedOn: ({ dueDate }) => dueDate,
    terms: <p className={promises['promises']}>{message.secureBadge}</p>,
    backLabel: 'Back to the transfer',
    rows: (props) => <TransferRows {...props} />,
    amounts: ({ lines }) => lineAmounts(lines),
    summary: ({ dueDate }) => ({
      note: (
        <p>
          {dueDate === null
            ? 'Nothing is charged today, and the subscription does not renew.'
            : 'Nothing is charged today. Your card is charged when the subscription renews, at the price on that date, less coupons that still have uses left.'}
        </p>
      ),
    }),
    changes: (before, after) => changedFacts(factsOf(before), factsOf(after)),
  },
};

export function TransferPage() {
  return <ReviewPage kind={transfer} />;
}

/** Keeps showing the offer, which no longer exists once accepted. */
function useOffer(offered: Offered | null): PricePreview<Transfer> {
  const preview = usePricePreview(TransferPriceDocument, offered);
  const [shown, setShown] = useState<Transfer | null>(null);
  if (preview.price !== null && preview.price !== shown) setShown(preview.price);
  return { ...preview, price: preview.price ?? shown };
}

/** A group that needs no card is taken over on arrival, but not once its offer was shown as another. */
function TransferView(state: ReviewState<Offered, Transfer>) {
  const { look, preview, checkout } = state;
  const { price } = preview;
  const [wasAsked, setWasAsked] = useState(false);
  const needsCard = price?.needsCard ?? false;
  if (needsCard && !wasAsked) setWasAsked(true);
  if (price === null) return null;
  return needsCard || (wasAsked && checkout.attempt.phase !== 'done') ? (
    <ReviewForm {...state} />
  ) : (
    <AutomaticTransfer title={look.title} {...{ price, preview, checkout }} />
  );
}

function TransferRows({ preview, explained }: ReviewRowsProps<Offered, Transfer>) {
  const { price } = preview;
  const amounts = lineAmounts(price?.lines ?? []);
  return (
    <>
      <Card title="Order Summary">{price && <TransferFacts price={price} />}</Card>
      {amounts.length > 0 && (
        <Card title="Next renewal" flush>
          <PricedAmounts {...{ preview, amounts, explained }} />
        </Card>
      )}
    </>
  );
}

function factsOf({ contents, expireDate, dueDate, lines }: Transfer) {
  return [
    fact('Subscription', contents),
    fact('Paid up to', formatDate(expireDate)),
    fact('Due', dueDate === null ? 'Does not renew' : formatDate(dueDate)),
    ...amountFacts(lineAmounts(lines)),
  ];
}
