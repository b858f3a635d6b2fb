import { Button } from '@mantine/core';
import { useState } from 'react';
import { lazyOverlay } from '../../../../ui/lazy-part';
import classes from '../billing-information.module.css';
import { InformationBlock } from '../information-block';

const BillingNameDialog = lazyOverlay(async () => (await import('./billing-name-dialog')).BillingNameDialog);

export function BillingName({ company }: { company: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <InformationBlock
      title="Billing Name"
      action={
        <Button
          variant="default"
          aria-label="Edit billing name"
          {...BillingNameDialog.preloadProps}
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
      {isOpen && <BillingNameDialog company={company} onClose={() => setOpen(false)} />}
    </InformationBlock>
  );
}
