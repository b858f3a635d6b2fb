import { Button } from '@mantine/core';
import { ChangesDialog, PriceChangedDialog } from '../../../checkout/price/changes-dialog';
import type { PriceQuestionDialogProps } from '../../../checkout/price/price-question';
import { cartPriceChanges } from './cart-price-changes';
import type { OrderSummary_CartFragment } from './order-summary.generated';

interface CartChangedProps {
  before: OrderSummary_CartFragment;
  after: OrderSummary_CartFragment;
  onClose: () => void;
}

export function CartChanged({ before, after, onClose }: CartChangedProps) {
  return (
    <ChangesDialog
      {...{ before, after, onClose }}
      changes={cartPriceChanges(before, after)}
      note="This changed while the page was open. Nothing has been charged."
      actions={
        <Button onClick={onClose} data-autofocus>
          OK
        </Button>
      }
    />
  );
}

export function CartPriceChanged(props: PriceQuestionDialogProps<OrderSummary_CartFragment>) {
  const changes = cartPriceChanges(props.before, props.after);
  return <PriceChangedDialog {...props} changes={changes} backLabel="Back to the cart" />;
}
