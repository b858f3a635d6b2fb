import { BusyButton } from '../ui/fields/busy-button';
import { useAnnounced } from '../ui/states/announcement';
import { isInFlight } from './attempt/attempt';
import type { Price } from './price/price';
import classes from './submit-button.module.css';
import type { Checkout } from './use-checkout';

interface SubmitButtonProps {
  checkout: Pick<Checkout<Price>, 'attempt' | 'isBlocked'>;
  label?: string;
}

export function SubmitButton({ checkout, label = 'Submit' }: SubmitButtonProps) {
  const isBusy = isInFlight(checkout.attempt);
  return (
    <>
      {isBusy && <Sending />}
      <BusyButton
        className={classes['submit']}
        type="submit"
        fullWidth
        size="md"
        isBusy={isBusy}
        disabled={checkout.isBlocked}
      >
        {label}
      </BusyButton>
    </>
  );
}

/** The button, which shows it, is disabled then and loses the focus. */
function Sending() {
  useAnnounced('Sending your order…');
  return null;
}
