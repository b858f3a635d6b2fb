import { Button } from '@mantine/core';
import { useState } from 'react';
import { lazyOverlay } from '../../../ui/lazy-part';
import { groupHeadingId } from '../view/use-named-group';

const ReactivateDialog = lazyOverlay(async () => (await import('./reactivate-dialog')).ReactivateDialog);

interface ReactivateButtonProps {
  group: { id: string; name: string; isPastDue: boolean };
  isCloud: boolean;
}

export function ReactivateButton({ group, isCloud }: ReactivateButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-describedby={groupHeadingId(group.id)}
        onClick={() => setOpen(true)}
      >
        Reactivate
      </Button>
      {isOpen && <ReactivateDialog group={group} isCloud={isCloud} onClose={() => setOpen(false)} />}
    </>
  );
}
