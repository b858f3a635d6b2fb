import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { Period } from '#domain/billing/period';
import { lazyOverlay } from '../../../ui/lazy-part';

const ArchiveDialog = lazyOverlay(async () => (await import('./archive-dialog')).ArchiveDialog);

interface DownloadReceiptsProps {
  period: Period;
  years: readonly number[];
  disabled: boolean;
}

export function DownloadReceipts({ period, years, disabled }: DownloadReceiptsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size="1rem" aria-hidden="true" />}
        disabled={disabled}
        {...ArchiveDialog.preloadProps}
        onClick={() => setOpen(true)}
      >
        Download receipts
      </Button>
      {isOpen && <ArchiveDialog period={period} years={years} onClose={() => setOpen(false)} />}
    </>
  );
}
