import type { Price } from '../../checkout/price/price';
import type { PricePreview } from '../../checkout/price/use-price-preview';
import { Card } from '../../ui/card';
import { ErrorState } from '../../ui/error-state';
import { Page } from '../../ui/page';
import { TITLE } from './change-title';
import { ReviewSkeleton } from './review/review-skeleton';

/** A review before it is known what would become of the seats, or when that cannot be known. */
export function UnpricedReview({ preview, rows }: { preview: PricePreview<Price>; rows: number }) {
  if (preview.status !== 'failed') return <ReviewSkeleton title={TITLE} rows={rows} />;
  return (
    <Page title={TITLE}>
      <Card>
        <ErrorState
          what="Your changes could not be worked out."
          onRetry={preview.retry}
          isRetrying={preview.isRetrying}
          retriesByItself
        />
      </Card>
    </Page>
  );
}
