import { Button } from '@mantine/core';
import { useState } from 'react';
import { lazyOverlay } from '../../../ui/lazy-part';
import type { RenewButtons_TargetFragment } from './renew-buttons.generated';
import classes from './renew-buttons.module.css';

const RenewDialog = lazyOverlay(async () => (await import('./renew-dialog')).RenewDialog);

interface RenewButtonsProps {
  group: { name: string; renew: RenewButtons_TargetFragment | null };
}

export function RenewButtons({ group: { name, renew } }: RenewButtonsProps) {
  const [way, setWay] = useState<'renew' | 'autoRenew' | null>(null);
  if (renew === null) return null;
  const { renewPath, autoRenewPath } = renew;
  const path = way === 'autoRenew' ? autoRenewPath : renewPath;
  return (
    <span className={classes['buttons']}>
      <Button variant="default" size="compact-sm" onClick={() => setWay('renew')}>
        Renew
      </Button>
      {autoRenewPath !== null && (
        <Button variant="default" size="compact-sm" onClick={() => setWay('autoRenew')}>
          Auto Renew
        </Button>
      )}
      {way && path !== null && (
        <RenewDialog {...{ name, path }} isAutoRenew={way === 'autoRenew'} onClose={() => setWay(null)} />
      )}
    </span>
  );
}
