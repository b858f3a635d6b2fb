import { addDays } from '#domain/calendar/calendar-date';
import { DateText } from '../../../ui/date-text';
import classes from './confirmation.module.css';
import type { ConfirmationFacts_ConfirmationFragment } from './confirmation-facts.generated';
import { Fact } from './fact';

type Confirmation = ConfirmationFacts_ConfirmationFragment;

export function CommonTerm({ confirmation }: { confirmation: Confirmation }) {
  const { termName, change, newExpireDate, isPurchaseOrder } = confirmation;
  return (
    <>
      {termName !== '' && <Fact label="Billing Term">{termName}</Fact>}
      {newExpireDate !== null && change !== null && !isPurchaseOrder && (
        <Fact label="Paid Through">
          <DateText date={newExpireDate} />
        </Fact>
      )}
      {newExpireDate !== null && <WhatFollows {...{ newExpireDate, isPurchaseOrder }} />}
    </>
  );
}

/** When it is billed again; a purchase order is not, and expires (PO-23). */
function WhatFollows({
  newExpireDate,
  isPurchaseOrder,
}: Pick<Confirmation['parts'][number], 'newExpireDate' | 'isPurchaseOrder'>) {
  return isPurchaseOrder ? (
    <Fact label="Expires">
      <DateText date={newExpireDate} />
    </Fact>
  ) : (
    <Fact label="Next Billed Date">
      <DateText date={addDays(newExpireDate, 1)} />
    </Fact>
  );
}

/** The term and the date of each part of an order, where they are not the same for all of it (CONF-11). */
export function TermOfParts({ parts }: { parts: Confirmation['parts'] }) {
  return parts.map(({ products, termName, newExpireDate, isPurchaseOrder }) => (
    <Fact key={`${termName} ${newExpireDate} ${isPurchaseOrder}`} label={products.join(', ')}>
      {termName},{' '}
      <span className={classes['whole']}>
        {isPurchaseOrder ? 'expires ' : 'next billed '}
        <DateText date={isPurchaseOrder ? newExpireDate : addDays(newExpireDate, 1)} />
      </span>
    </Fact>
  ));
}
