import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { fetchFile, SignedOutError } from '../app/session/fetch-file';
import { useSession } from '../app/session/session-context';
import { notify } from './notify';
import classes from './receipt-button.module.css';
import { saveFile } from './save-file';

const TIMEOUT_MS = 30_000;

interface ReceiptButtonProps {
  saleId: string;
  url: string;
  fileName: string;
}

/** Saves the receipt as a PDF (SALES-05). */
export function ReceiptButton({ saleId, url, fileName }: ReceiptButtonProps) {
  const session = useSession();
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const options = { token: await session.tokenForRead(), timeoutMs: TIMEOUT_MS };
      saveFile(await fetchFile(new URL(url, session.origin), options), fileName);
    } catch (error) {
      if (error instanceof SignedOutError) session.fail();
      else
        await notify({
          tone: 'DANGER',
          message: `The receipt of order ${saleId} could not be downloaded. Please try again.`,
        });
    } finally {
      setBusy(false);
    }
  }

  return (
    <button
      type="button"
      className={classes['receipt']}
      aria-label={`PDF receipt of order ${saleId}`}
      aria-busy={isBusy}
      onClick={isBusy ? undefined : download}
    >
      <IconFileTypePdf size={18} stroke={1.6} aria-hidden="true" />
      PDF
    </button>
  );
}
