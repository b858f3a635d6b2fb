import type { Price } from '../../../checkout/price/price';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import { FailedPage } from '../../../ui/failed-page';
import { ReviewSkeleton } from '../review/review-skeleton';
import { UPGRADE_TITLE } from './upgrade-title';

/** The page before the upgrade has a price, or when it cannot have one. */
export function UnpricedUpgrade({ preview, rows }: { preview: PricePreview<Price>; rows: number }) {
  if (preview.status !== 'failed') return <ReviewSkeleton title={UPGRADE_TITLE} rows={rows} />;
  return (
    <FailedPage
      title={UPGRADE_TITLE}
      what="The price of the upgrade could not be worked out."
      onRetry={preview.retry}
      isRetrying={preview.isRetrying}
    />
  );
}
