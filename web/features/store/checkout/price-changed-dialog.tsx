import '../../../app/theme/mantine-modal-styles';
import { Button, Modal } from '@mantine/core';
import { Money, moneyText } from '../../../ui/money';
import classes from './dialogs.module.css';

interface PriceChangedDialogProps {
  shownTotal: string;
  newTotal: string;
  onAccept: () => void;
  onClose: () => void;
}

/** The price is no longer the one that was shown: both, side by side, and one button to go on. */
export function PriceChangedDialog({ shownTotal, newTotal, onAccept, onClose }: PriceChangedDialogProps) {
  return (
    <Modal
      opened
      centered
      size={500}
      onClose={onClose}
      title="The price has changed"
      closeButtonProps={{ 'aria-label': 'Back to the cart' }}
    >
      <p>The price changed after it was shown to you. Nothing has been charged.</p>
      <dl className={classes['prices']}>
        <div>
          <dt>Shown before</dt>
          <dd className={classes['old']}>
            <Money amount={shownTotal} />
          </dd>
        </div>
        <div>
          <dt>New total</dt>
          <dd>
            <Money amount={newTotal} />
          </dd>
        </div>
      </dl>
      <Button fullWidth size="md" onClick={onAccept} data-autofocus>
        Continue with {moneyText(newTotal)}
      </Button>
    </Modal>
  );
}
