import { Button } from '@mantine/core';
import { useState } from 'react';
import { lazyOverlay } from '../../../ui/lazy-part';
import type { ReactivateDialogProps } from './reactivate-dialog';

const ReactivateDialog = lazyOverlay(async () => (await import('./reactivate-dialog')).ReactivateDialog);

export function ReactivateButton({ group, isCloud }: Omit<ReactivateDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`Reactivate ${group.name}`}
        onClick={() => setOpen(true)}
      >
        Reactivate
      </Button>
      {isOpen && <ReactivateDialog group={group} isCloud={isCloud} onClose={() => setOpen(false)} />}
    </>
  );
}
