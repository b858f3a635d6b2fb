import { Button } from '@mantine/core';
import { moneyText } from '../../ui/money';
import { ChangesDialog, type PriceChange } from './changes-dialog';
import type { Price } from './price';

interface PriceChangedDialogProps {
  before: Price;
  after: Price;
  changes: readonly PriceChange[];
  backLabel: string | null;
  onAccept: () => void;
  onClose: () => void;
}

/** The order was refused because its price is no longer the one that was shown: what changed, and one button to go on. */
export function PriceChangedDialog(props: PriceChangedDialogProps) {
  const { before, after, changes, backLabel, onAccept, onClose } = props;
  return (
    <ChangesDialog
      {...{ before, after, changes, onClose }}
      note={
        before.total === after.total
          ? 'The total stays, but something else changed after it was shown to you. Nothing has been charged.'
          : 'The price changed after it was shown to you. Nothing has been charged.'
      }
      actions={
        <>
          {backLabel !== null && (
            <Button variant="default" onClick={onClose}>
              {backLabel}
            </Button>
          )}
          <Button onClick={onAccept} data-autofocus>
            Continue with {moneyText(after.total)}
          </Button>
        </>
      }
    />
  );
}
