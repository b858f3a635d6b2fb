import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { orderEndPath } from '../../../app/paths';
import { readSeatSelection } from '../../../app/selection-state';
import { selectedSeats } from '../../../app/session/storage/tab-memory';
import { type Attempt, isInFlight } from '../../../checkout/attempt/attempt';
import { CheckingOrder } from '../../../checkout/attempt/attempt-notice';
import type { CheckoutPlace } from '../../../checkout/attempt/attempt-storage';
import type { CheckoutViewer } from '../../../checkout/fields/use-checkout-forms';
import { useExplained } from '../../../checkout/price/explain-button';
import type { Price } from '../../../checkout/price/price';
import { useFreshPreview } from '../../../checkout/price/use-fresh-preview';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import { useCheckout } from '../../../checkout/use-checkout';
import { useCheckoutSession } from '../../../checkout/use-checkout-session';
import { useFinishedOrder } from '../../../checkout/use-finished-order';
import { notify } from '../../../ui/overlays/notify';
import { FailedPage } from '../../../ui/states/error-state';
import { explainableKeys } from '../parts/amounts';
import { useBlockingMessages } from './blocking-messages';
import { useManageLink } from './group-query';
import { ReviewForm } from './review-form';
import type { ReviewKind } from './review-kind';
import { ReviewSkeleton } from './review-skeleton';

export function ReviewPage<Subject, Choice, Shown extends Price>({
  kind,
}: {
  kind: ReviewKind<Subject, Choice, Shown>;
}) {
  const { title } = kind.look;
  const back = useManageLink();
  const { key, place, isMissing, parts, viewer, subject, rows } = kind.useSubject();
  const [{ isRetrying, retry: onRetry }] = parts;
  if (isMissing) return <BackToManage reasons={[]} />;
  if (viewer && parts.every(({ value }) => value !== null)) {
    return <Review key={key} {...{ kind, place, viewer, subject, rows, isRetrying, onRetry }} />;
  }
  if (parts.some(({ isLoading }) => isLoading)) return <ReviewSkeleton title={title} rows={rows} />;
  return <FailedPage {...{ title, back, isRetrying, onRetry }} what={kind.loadFailedText} />;
}

interface ReviewProps<Subject, Choice, Shown extends Price> {
  kind: ReviewKind<Subject, Choice, Shown>;
  place: CheckoutPlace;
  viewer: CheckoutViewer;
  subject: Subject | null;
  rows: number;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Reviews, then orders. With nothing to order, leads back unless one is in flight (NAV-28, EDIT-16). */
function Review<Subject, Choice, Shown extends Price>(props: ReviewProps<Subject, Choice, Shown>) {
  const { kind, place, viewer, subject, rows, isRetrying, onRetry } = props;
  const { View = ReviewForm, endPath = orderEndPath, priceFailedText = null } = kind;
  const choice = kind.useChoice(subject);
  const preview = kind.usePreview(choice);
  const { price, status } = preview;
  const orderKind = kind.orderKind?.(price) ?? 'payment';
  const session = useCheckoutSession<Shown>(viewer, place, { kind: orderKind });
  const { attempt } = session.order;
  const checkout = useCheckout({
    session,
    preview,
    order: choice && kind.order(choice, price),
    isLicenseeAsked: false,
    readAgain: onRetry,
  });
  const explained = useExplained(price ? explainableKeys(kind.look.amounts(price)) : []);
  const reasons = useBlockingMessages(kind, attempt, preview, onRetry);
  useFreshPreview(preview, attempt);
  useOrderedSelection(attempt, viewer.id);
  useFinishedOrder(attempt, viewer.id, (transactionId) => endPath(transactionId, price));

  const canShow = choice !== null && (price !== null || priceFailedText === null);
  const isOpen = useOnceOpen(canShow && (price !== null || status !== 'loading'));
  const isRefused = status === 'refused' && priceFailedText !== null;
  if ((choice === null || isRefused) && !isInFlight(attempt)) {
    return <BackToManage reasons={reasons} />;
  }
  return (
    <>
      {isOpen && canShow ? (
        <View
          look={kind.look}
          {...{ choice, preview, checkout, explained, viewer, session, isRetrying, onRetry }}
        />
      ) : (
        <Unpriced title={kind.look.title} text={priceFailedText} preview={preview} rows={rows} />
      )}
      <CheckingOrder session={session} />
    </>
  );
}

/** The first price arrives before the page shows, so that nothing moves; later ones leave typed text alone. */
function useOnceOpen(isReady: boolean): boolean {
  const [isOpen, setOpen] = useState(isReady);
  if (isReady && !isOpen) setOpen(true);
  return isOpen || isReady;
}

/** As with every other action: what was selected for it is not selected any more. */
function useOrderedSelection(attempt: Attempt, viewerId: string): void {
  const isOfSelection = readSeatSelection(useLocation().state) !== null;
  const isOrdered = attempt.phase === 'done' && isOfSelection;
  useEffect(() => {
    if (isOrdered) selectedSeats.keep(viewerId, null);
  }, [isOrdered, viewerId]);
}

interface UnpricedProps {
  title: string;
  text: string | null;
  preview: PricePreview<Price>;
  rows: number;
}

function Unpriced({ title, text, preview, rows }: UnpricedProps) {
  const back = useManageLink();
  if (text === null || preview.status !== 'failed') return <ReviewSkeleton title={title} rows={rows} />;
  const { retry: onRetry, isRetrying } = preview;
  return <FailedPage {...{ title, back, onRetry, isRetrying }} what={text} />;
}

function BackToManage({ reasons }: { reasons: readonly string[] }) {
  const { to } = useManageLink();
  const text = reasons.join(' ');
  useEffect(() => {
    if (text !== '') void notify({ message: text, tone: 'DANGER', stays: true });
  }, [text]);
  return <Navigate to={to} replace />;
}
