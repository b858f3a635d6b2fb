import type { Price } from '../../checkout/price/price';
import type { PricePreview } from '../../checkout/price/use-price-preview';
import { FailedPage } from '../../ui/failed-page';
import { TITLE } from './change-title';
import { ReviewSkeleton } from './review/review-skeleton';

/** A review before it is known what would become of the seats, or when that cannot be known. */
export function UnpricedReview({ preview, rows }: { preview: PricePreview<Price>; rows: number }) {
  if (preview.status !== 'failed') return <ReviewSkeleton title={TITLE} rows={rows} />;
  return (
    <FailedPage
      title={TITLE}
      what="Your changes could not be worked out."
      onRetry={preview.retry}
      isRetrying={preview.isRetrying}
    />
  );
}
