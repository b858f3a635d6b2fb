import { BusyButton } from '../ui/fields/busy-button';
import { isInFlight } from './attempt/attempt';
import type { Price } from './price/price';
import classes from './submit-button.module.css';
import type { Checkout } from './use-checkout';

interface SubmitButtonProps {
  checkout: Pick<Checkout<Price>, 'attempt' | 'isBlocked'>;
  label?: string;
}

export function SubmitButton({ checkout, label = 'Submit' }: SubmitButtonProps) {
  return (
    <BusyButton
      className={classes['submit']}
      type="submit"
      fullWidth
      size="md"
      isBusy={isInFlight(checkout.attempt)}
      disabled={checkout.isBlocked}
    >
      {label}
    </BusyButton>
  );
}
