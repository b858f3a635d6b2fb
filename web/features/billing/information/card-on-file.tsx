import type { BillingInformation_BillingInfoFragment } from './billing-information.generated';
import classes from './billing-information.module.css';

type Card = NonNullable<BillingInformation_BillingInfoFragment['card']>;

/** The card that renewals are charged to. */
export function CardOnFile({ card }: { card: Card | null }) {
  if (card === null) {
    return (
      <div className={classes['block']}>
        <h3>No Payment Method on File</h3>
        <p className={classes['none']}>The card you pay with first is kept for renewals.</p>
      </div>
    );
  }
  return (
    <div className={classes['block']}>
      <h3>Credit Card on File</h3>
      <p className={classes['number']}>
        <strong>
          {card.cardType} {card.maskedNumber}
        </strong>{' '}
        expires {expiry(card)}
      </p>
      <p>{card.cardholderName}</p>
      <p className={classes['address']}>{addressLines(card).join(', ')}</p>
    </div>
  );
}

function expiry({ expirationMonth, expirationYear }: Card): string {
  return `${String(expirationMonth).padStart(2, '0')}/${expirationYear}`;
}

/** The address as on a letter: region and postal code belong together; what is missing leaves no gap. */
function addressLines({ streetAddress, locality, region, postalCode, country }: Card): string[] {
  const area = [region, postalCode].filter(Boolean).join(' ');
  return [streetAddress, locality, area, country].filter(Boolean);
}
