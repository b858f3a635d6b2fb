import { PriceChangedDialog } from '../../../checkout/price/price-changed-dialog';
import type { PriceAnswer } from '../../../checkout/price/price-question';
import type { ChangeReview_ChangeFragment } from './change-preview.generated';
import { reviewChanges } from './review-changes';

/** The price of the change is no longer the one that was shown. */
export function ChangePriceChanged(props: PriceAnswer<ChangeReview_ChangeFragment>) {
  return (
    <PriceChangedDialog {...props} changes={reviewChanges(props.before, props.after)} backLabel={null} />
  );
}
