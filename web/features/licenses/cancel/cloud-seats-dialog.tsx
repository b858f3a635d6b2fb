import { useState } from 'react';
import { type CloudCounts, canceledCount, renewingCounts } from '#domain/cloud/seat-counts';
import { countText } from '#domain/text/counts';
import { Dialog, DialogLead } from '../../../ui/overlays/dialog';
import { DialogForm, EndActions, useRefusal } from '../../../ui/overlays/dialog-form';
import { ErrorBlock } from '../../../ui/states/error-block';
import { DateText } from '../../../ui/text';
import hidden from '../../../ui/visually-hidden.module.css';
import type { CloudActionDialogProps } from '../cloud/cloud-action';
import classes from './cloud-seats-table.module.css';
import { useCloudEnd } from './use-cloud-end';

export function CloudSeatsDialog({ group, onClose }: CloudActionDialogProps) {
  const { modify, isBusy } = useCloudEnd(group);
  const { refusal, canceledAuthors, canceledPublishers } = group.cancellation;
  const [canceled, setCanceled] = useState({ authors: canceledAuthors, publishers: canceledPublishers });
  const { refusal: answered, answer } = useRefusal(onClose);
  const current = { authors: group.authorCount, publishers: group.publisherCount };
  const renewing = renewingCounts({ current, canceled });
  const isUnchanged = canceled.authors === canceledAuthors && canceled.publishers === canceledPublishers;
  const counts = { canceledAuthors: canceled.authors, canceledPublishers: canceled.publishers };
  return (
    <Dialog title="Cancel/Uncancel Seats" width={650} onClose={onClose}>
      <DialogForm
        submit={refusal === null ? 'Done' : null}
        isBusy={isBusy}
        refusal={answered ?? refusal}
        onSubmit={() => (isUnchanged ? onClose() : answer(modify(counts)))}
        onBack={onClose}
      >
        {refusal === null && (
          <>
            <p>
              Canceled seats stay active until the end of the current term,{' '}
              <DateText date={group.expireDate} />, and are not renewed. Set a number back to uncancel seats.
            </p>
            <CloudSeatsTable {...{ current, canceled, renewing }} onChange={setCanceled} />
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}

interface CloudSeatsTableProps {
  current: CloudCounts;
  canceled: CloudCounts;
  renewing: CloudCounts;
  onChange: (canceled: CloudCounts) => void;
}

const KINDS = [
  { key: 'authors', name: 'Cloud Author' },
  { key: 'publishers', name: 'RP Publisher' },
] as const;

function CloudSeatsTable({ current, canceled, renewing, onChange }: CloudSeatsTableProps) {
  const kinds = KINDS.filter(({ key }) => current[key] > 0);
  const renewed = kinds.map(({ key, name }) => `${countText(renewing[key])} ${name}`).join(', ');
  return (
    <>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">Seats</th>
            <th scope="col">Current</th>
            <th scope="col">Canceled</th>
            <th scope="col">Renewing</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ key, name }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{countText(current[key])}</td>
              <td>
                <input
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={current[key]}
                  step={1}
                  aria-label={`Canceled ${name} seats`}
                  // As a number React would keep `02` where `2` is meant.
                  value={String(canceled[key])}
                  onFocus={(event) => event.currentTarget.select()}
                  onChange={(event) =>
                    onChange({ ...canceled, [key]: canceledCount(event.currentTarget.value, current[key]) })
                  }
                />
              </td>
              <td>{countText(renewing[key])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* A number alone, as its cell has it, would not be understood when announced. */}
      <p role="status" className={hidden['visuallyHidden']}>
        Renewing: {renewed}
      </p>
    </>
  );
}

export function CancelCloudDialog({ group, onClose }: CloudActionDialogProps) {
  const { cancel, isBusy } = useCloudEnd(group);
  const { refusal, isCancelOffered } = group.cancellation;
  // The group may have been canceled in another tab.
  const isPossible = refusal === null && isCancelOffered;
  const { refusal: answered, answer } = useRefusal(onClose);
  return (
    <Dialog title={`Cancel ${group.name}`} width={500} onClose={onClose}>
      <ErrorBlock message={answered ?? refusal} />
      {isPossible && (
        <DialogLead>
          Everything in the group can be used until <DateText date={group.expireDate} />, the end of the
          current term. The group is not renewed then. Nothing is refunded.
        </DialogLead>
      )}
      {isPossible && group.pendingChanges.length > 0 && (
        <p>Its pending {group.pendingChanges.length === 1 ? 'change is' : 'changes are'} withdrawn.</p>
      )}
      <EndActions
        end={isPossible ? 'Cancel Group' : null}
        isBusy={isBusy}
        onEnd={() => answer(cancel())}
        onBack={onClose}
      />
    </Dialog>
  );
}
