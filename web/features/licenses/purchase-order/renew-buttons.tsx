import { Button } from '@mantine/core';
import { useState } from 'react';
import { lazyOverlay } from '../../../ui/lazy-part';
import type { RenewButtons_TargetFragment } from './renew-buttons.generated';
import classes from './renew-buttons.module.css';

const RenewDialog = lazyOverlay(async () => (await import('./renew-dialog')).RenewDialog);

interface RenewButtonsProps {
  group: { id: string; name: string; renew: RenewButtons_TargetFragment | null };
}

export function RenewButtons({ group: { id, name, renew } }: RenewButtonsProps) {
  const [way, setWay] = useState<'renew' | 'autoRenew' | null>(null);
  if (renew === null) return null;
  const { renewPath, autoRenewPath } = renew;
  const path = way === 'autoRenew' ? autoRenewPath : renewPath;
  const look = { variant: 'default', size: 'compact-sm' } as const;
  return (
    <span className={classes['buttons']}>
      <Button {...look} aria-label={`Renew ${name}`} onClick={() => setWay('renew')}>
        Renew
      </Button>
      {autoRenewPath !== null && (
        <Button {...look} aria-label={`Auto Renew ${name}`} onClick={() => setWay('autoRenew')}>
          Auto Renew
        </Button>
      )}
      {way && path !== null && (
        <RenewDialog
          subscriptionId={id}
          {...{ name, path }}
          isAutoRenew={way === 'autoRenew'}
          onClose={() => setWay(null)}
        />
      )}
    </span>
  );
}
