import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { Period } from '#domain/billing/period';
import { lazyPart } from '../../../ui/lazy-part';

const loadDialog = () => import('./archive-dialog');
const ArchiveDialog = lazyPart(async () => (await loadDialog()).ArchiveDialog);

interface DownloadReceiptsProps {
  period: Period;
  years: readonly number[];
  disabled: boolean;
}

export function DownloadReceipts({ period, years, disabled }: DownloadReceiptsProps) {
  const [isOpen, setOpen] = useState(false);
  // A failure is told at the click.
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
