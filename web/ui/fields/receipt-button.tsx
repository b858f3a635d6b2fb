import { IconFileTypePdf } from '@tabler/icons-react';
import { fetchFile } from '../../app/session/fetch-file';
import { useSession } from '../../app/session/session-context';
import { useTask } from '../overlays/use-task';
import { saveFile } from '../save-file';
import classes from './receipt-button.module.css';

const TIMEOUT_MS = 30_000;

export function ReceiptButton({ saleId, url, fileName }: { saleId: string; url: string; fileName: string }) {
  const session = useSession();
  const { run, isBusy } = useTask(
    `The receipt of order ${saleId} could not be downloaded. Please try again.`,
  );
  const download = () =>
    run(async () => saveFile(await fetchFile(session, url, { timeoutMs: TIMEOUT_MS }), fileName));

  return (
    <button
      type="button"
      className={classes['receipt']}
      aria-label={`PDF receipt of order ${saleId}`}
      aria-busy={isBusy}
      onClick={isBusy ? undefined : download}
    >
      <IconFileTypePdf size="1.125rem" stroke={1.6} aria-hidden="true" />
      PDF
    </button>
  );
}
