import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { formatDate } from '#domain/calendar/format-date';
import { renewingCounts } from '#domain/cloud/seat-counts';
import { BusyButton } from '../../../ui/busy-button';
import { Dialog } from '../../../ui/dialog';
import { DialogActions } from '../../../ui/dialog-actions';
import { ErrorBlock } from '../../../ui/error-block';
import type { CloudEnd_GroupFragment } from './cloud-end.generated';
import { CloudSeatsTable } from './cloud-seats-table';
import { useCloudEnd } from './use-cloud-end';

interface CloudSeatsDialogProps {
  group: CloudEnd_GroupFragment;
  onClose: () => void;
}

/** How many authors and publishers end with the term, and how many renew (CANC-08 to CANC-10). */
export function CloudSeatsDialog({ group, onClose }: CloudSeatsDialogProps) {
  const { modify, isBusy } = useCloudEnd(group);
  const { refusal, canceledAuthors, canceledPublishers } = group.cancellation;
  const [canceled, setCanceled] = useState({ authors: canceledAuthors, publishers: canceledPublishers });
  const [answered, setAnswered] = useState<string | null>(null);
  const current = { authors: group.authorCount, publishers: group.publisherCount };
  const renewing = renewingCounts({ current, canceled });
  const isUnchanged = canceled.authors === canceledAuthors && canceled.publishers === canceledPublishers;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const counts = { canceledAuthors: canceled.authors, canceledPublishers: canceled.publishers };
    const refused = isUnchanged ? null : await modify(counts);
    setAnswered(refused);
    if (refused === null) onClose();
  };
  return (
    <Dialog title="Cancel/Uncancel Seats" width={650} onClose={onClose}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <ErrorBlock message={answered ?? refusal} />
        {refusal === null && (
          <>
            <p>
              Canceled seats stay active until the end of the current term, {formatDate(group.expireDate)},
              and are not renewed. Set a number back to uncancel seats.
            </p>
            <CloudSeatsTable
              current={current}
              canceled={canceled}
              renewing={renewing}
              onChange={setCanceled}
            />
          </>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose} disabled={isBusy}>
            Go Back
          </Button>
          {refusal === null && (
            <BusyButton type="submit" isBusy={isBusy}>
              Done
            </BusyButton>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
