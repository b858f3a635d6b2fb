import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { RenewButtons_TargetFragment } from './renew-buttons.generated';
import classes from './renew-buttons.module.css';

const RenewDialog = lazy(() => import('./renew-dialog').then((module) => ({ default: module.RenewDialog })));

interface RenewButtonsProps {
  group: { number: number; renew: RenewButtons_TargetFragment | null };
}

/** In the header of a purchase order: renews it, or has it renew by itself; nothing for whoever may not (D-63, PO-11). */
export function RenewButtons({ group: { number, renew } }: RenewButtonsProps) {
  const [asked, setAsked] = useState<'renew' | 'autoRenew' | null>(null);
  if (renew === null) return null;
  const { renewPath, autoRenewPath } = renew;
  const path = asked === 'autoRenew' ? autoRenewPath : renewPath;
  return (
    <span className={classes['buttons']}>
      <Button variant="default" size="compact-sm" onClick={() => setAsked('renew')}>
        Renew
      </Button>
      {autoRenewPath !== null && (
        <Button variant="default" size="compact-sm" onClick={() => setAsked('autoRenew')}>
          Auto Renew
        </Button>
      )}
      {asked && path !== null && (
        <Suspense fallback={null}>
          <RenewDialog
            {...{ number, path }}
            isAutoRenew={asked === 'autoRenew'}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </span>
  );
}
