import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { closedDaysOf, type Period } from '#domain/billing/period';
import { BusyButton } from '../../../ui/fields/busy-button';
import { Dialog, DialogActions, DialogLead, GoBackButton } from '../../../ui/overlays/dialog';
import { notify } from '../../../ui/overlays/notify';
import hidden from '../../../ui/visually-hidden.module.css';
import { CustomDays } from '../period/custom-days';
import { PeriodSelect } from '../period/period-select';
import { ArchiveContents, ArchiveProgress, refusalOf } from './archive-contents';
import classes from './archive-dialog.module.css';
import { useArchive, useDownloadArchive } from './use-archive';

interface ArchiveDialogProps {
  period: Period;
  years: readonly number[];
  onClose: () => void;
}

export function ArchiveDialog({ period: lookedAt, years, onClose }: ArchiveDialogProps) {
  const [period, setPeriod] = useState(lookedAt);
  const [isWrong, setWrong] = useState(false);
  const { archive, hasFailed, isRetrying, retry } = useArchive(closedDaysOf(period, years));
  const { download, ...downloading } = useDownloadArchive();
  const noteId = useId();
  const refusal = archive && refusalOf(archive);

  const choose = (chosen: Period) => {
    setPeriod(chosen);
    setWrong(false);
    downloading.forget();
  };
  const start = async () => {
    if (!archive?.url || !(await download(archive.url, archive.fileName))) return;
    void notify({ message: `${archive.fileName} was downloaded.` });
    onClose();
  };
  return (
    <Dialog title="Download receipts" width={500} onClose={onClose}>
      <DialogLead className={classes['what']}>
        One ZIP file with a PDF for each purchase and a table of them (CSV) that adds up to the total.
      </DialogLead>
      <fieldset className={classes['period']} disabled={downloading.isBusy}>
        <legend className={hidden['visuallyHidden']}>Period of the receipts</legend>
        <PeriodSelect label="Period" isInDialog period={period} years={years} onChange={choose} />
        {period.kind === 'days' && (
          <CustomDays
            days={period}
            onChange={(days) => choose({ kind: 'days', ...days })}
            onWrong={() => setWrong(true)}
          />
        )}
      </fieldset>
      {!isWrong && <ArchiveContents archive={archive} />}
      <p className={classes['note']} id={noteId} role="status">
        {!isWrong && refusal}
        {downloading.isBusy &&
          'The receipts are being collected. This can take a minute; going back stops it.'}
      </p>
      {archive && downloading.isBusy && <ArchiveProgress archive={archive} received={downloading.received} />}
      {hasFailed && (
        <p className={classes['failure']} role="alert">
          What is in this period could not be loaded.{' '}
          <Button variant="default" size="compact-sm" onClick={retry} loading={isRetrying}>
            Retry
          </Button>
        </p>
      )}
      {downloading.hasFailed && (
        <p className={classes['failure']} role="alert">
          The receipts could not be downloaded. Please try again.
        </p>
      )}
      <DialogActions>
        <GoBackButton onClick={onClose} />
        <BusyButton
          isBusy={downloading.isBusy}
          disabled={isWrong || !archive?.url}
          aria-describedby={noteId}
          onClick={() => void start()}
        >
          Download
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
