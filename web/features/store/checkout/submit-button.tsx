import { BusyButton } from '../../../ui/busy-button';
import type { Checkout } from '../use-checkout';
import { isInFlight } from './attempt';
import classes from './submit-button.module.css';

/** The one button that buys; it cannot be pressed while an order may be on its way (CART-11). */
export function SubmitButton({ checkout }: { checkout: Checkout }) {
  return (
    <BusyButton
      className={classes['submit']}
      type="submit"
      fullWidth
      size="md"
      isBusy={isInFlight(checkout.attempt)}
      disabled={checkout.isBlocked}
    >
      Submit
    </BusyButton>
  );
}
