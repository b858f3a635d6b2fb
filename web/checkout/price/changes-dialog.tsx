import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog, DialogActions, DialogLead } from '../../ui/overlays/dialog';
import { Money, moneyText } from '../../ui/text';
import classes from './changes-dialog.module.css';
import type { Price } from './price';

export interface PriceChange {
  key: string;
  what: string;
  why: string | null;
  before: string | null;
  after: string | null;
}

interface ChangesDialogProps {
  before: Price;
  after: Price;
  changes: readonly PriceChange[];
  note: string;
  actions: ReactNode;
  onClose: () => void;
}

export function ChangesDialog({ before, after, changes, note, actions, onClose }: ChangesDialogProps) {
  const isDearer = before.total !== after.total;
  return (
    <Dialog
      title={isDearer ? 'The price has changed' : 'The order has changed'}
      width={525}
      onClose={onClose}
    >
      <DialogLead>{note}</DialogLead>
      <table className={classes['changes']}>
        <thead>
          <tr>
            <th scope="col">What changed</th>
            <th scope="col">Before</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        {changes.map((change) => (
          <ChangeRows key={change.key} change={change} />
        ))}
        <tfoot>
          <tr>
            <th scope="row">Total USD</th>
            <td className={isDearer ? classes['old'] : undefined}>
              <Money amount={before.total} />
            </td>
            <td>
              <Money amount={after.total} />
            </td>
          </tr>
        </tfoot>
      </table>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}

function ChangeRows({ change }: { change: PriceChange }) {
  const { what, why, before, after } = change;
  return (
    <tbody>
      <tr>
        <th scope="row">
          {what}
          {why !== null && <span className={classes['why']}>{why}</span>}
        </th>
        <td className={classes['old']}>{before ?? '–'}</td>
        <td>{after ?? '–'}</td>
      </tr>
    </tbody>
  );
}

interface PriceChangedDialogProps extends Omit<ChangesDialogProps, 'note' | 'actions'> {
  backLabel: string;
  onAccept: () => void;
}

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
          <Button variant="default" onClick={onClose}>
            {backLabel}
          </Button>
          <Button onClick={onAccept} data-autofocus>
            Continue with {moneyText(after.total)}
          </Button>
        </>
      }
    />
  );
}
