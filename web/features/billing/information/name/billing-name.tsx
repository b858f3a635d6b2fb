import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../ui/lazy-part';
import classes from '../billing-information.module.css';
import { InformationBlock } from '../information-block';

const loadDialog = () => import('./billing-name-dialog');
const BillingNameDialog = lazyPart(async () => (await loadDialog()).BillingNameDialog);

export function BillingName({ company }: { company: string }) {
  const [isOpen, setOpen] = useState(false);
  // A failure is told at the click.
  const preload = () => void loadDialog().catch(() => undefined);
  return (
    <InformationBlock
      title="Billing Name"
      action={
        <Button
          variant="default"
          aria-label="Edit billing name"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => setOpen(true)}
        >
          Edit
        </Button>
      }
    >
      {company === '' ? (
        <p className={classes['none']}>No billing name yet</p>
      ) : (
        <p className={classes['strong']}>{company}</p>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <BillingNameDialog company={company} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </InformationBlock>
  );
}
