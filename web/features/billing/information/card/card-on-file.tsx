import { Button } from '@mantine/core';
import { Fragment } from 'react';
import { expiryText } from '#domain/billing/card-expiry';
import { usePortalConfig } from '../../../../app/session/session-context';
import { lazyOverlay } from '../../../../ui/lazy-part';
import { Skeleton } from '../../../../ui/states/loading';
import { useAddressed } from '../../../../ui/use-addressed';
import { InformationBlock } from '../information-block';
import type { CardOnFile_CardFragment } from './card-on-file.generated';
import classes from './card-on-file.module.css';

type Card = CardOnFile_CardFragment;

const CardDialog = lazyOverlay(async () => (await import('./card-dialog')).CardDialog);

export function CardOnFile({ card }: { card: Card | null }) {
  const [edited, edit] = useAddressed('edit');
  return (
    <InformationBlock
      title={card ? 'Credit Card on File' : 'No Payment Method on File'}
      action={
        <Button
          variant="default"
          aria-label={card ? 'Edit credit card' : undefined}
          {...CardDialog.preloadProps}
          onClick={() => edit('card')}
        >
          {card ? 'Edit' : 'Add Payment Method'}
        </Button>
      }
    >
      {card ? (
        <CardDetails card={card} />
      ) : (
        <p className={classes['none']}>The card you pay with first is kept for renewals.</p>
      )}
      {edited === 'card' && <CardDialog card={card} onClose={() => edit(null)} />}
    </InformationBlock>
  );
}

function CardDetails({ card }: { card: Card }) {
  const { today } = usePortalConfig();
  return (
    <>
      <p className={classes['number']}>
        <strong>
          {card.cardType} {card.maskedNumber}
        </strong>{' '}
        {expiryText(card, today)}
      </p>
      <p>{card.cardholderName}</p>
      <p className={classes['address']}>
        {addressParts(card).map(([kind, part], index) => (
          <Fragment key={kind}>
            {index > 0 && ', '}
            <span className={classes['part']}>{part}</span>
          </Fragment>
        ))}
      </p>
    </>
  );
}

function addressParts({ streetAddress, locality, region, postalCode, country }: Card): [string, string][] {
  const area = [region, postalCode].filter(Boolean).join(' ');
  return Object.entries({ streetAddress, locality, area, country }).filter(([, part]) => part);
}

export function CardOnFileSkeleton() {
  return (
    <InformationBlock title={null}>
      <Skeleton width={220} height={20} />
      <Skeleton width={100} height={20} />
      <div className={classes['address']}>
        <Skeleton width={260} height={20} />
      </div>
    </InformationBlock>
  );
}
