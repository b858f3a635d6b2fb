import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Period } from '#domain/billing/period';

const loadDialog = () => import('./archive-dialog');
const ArchiveDialog = lazy(() => loadDialog().then((module) => ({ default: module.ArchiveDialog })));

interface DownloadReceiptsProps {
  period: Period;
  /** The years with a sale, newest first. */
  years: readonly number[];
  disabled: boolean;
}

/** All receipts at once, of the period that is looked at or of another. */
export function DownloadReceipts({ period, years, disabled }: DownloadReceiptsProps) {
  const [isOpen, setOpen] = useState(false);
  // What fails while only pointed at is asked for again at the click.
  const preload = () => void loadDialog().catch(() => undefined);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        disabled={disabled}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        Download receipts
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ArchiveDialog period={period} years={years} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
