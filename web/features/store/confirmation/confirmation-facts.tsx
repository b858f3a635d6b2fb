import type { ReactNode } from 'react';
import { addDays } from '#domain/calendar/calendar-date';
import type { ConfirmationChange } from '../../../schema.generated';
import { DateText } from '../../../ui/date-text';
import { Money } from '../../../ui/money';
import { BoughtProducts } from './bought-products';
import classes from './confirmation.module.css';
import type { ConfirmationFacts_ConfirmationFragment } from './confirmation-facts.generated';
import { Fact } from './fact';

const CHANGE_TEXT: Record<ConfirmationChange, string> = {
  TERM: 'Billing term changed',
  EDITION: 'Edition changed',
  REACTIVATION: 'Subscription reactivated',
  RENEWAL: 'Subscription renewed',
  AUTO_RENEW: 'Automatic renewal turned on',
};

interface ConfirmationFactsProps {
  confirmation: ConfirmationFacts_ConfirmationFragment;
  /** Where the receipt is. */
  receipt: ReactNode;
}

/** The order in a few facts; what does not apply to it is left out (T-13). */
export function ConfirmationFacts({ confirmation, receipt }: ConfirmationFactsProps) {
  const { id, change, termName, licensee, newExpireDate, isPurchaseOrder, amount } = confirmation;
  const isChange = change !== null;
  return (
    <dl className={classes['details']}>
      <Fact label="Order Number">
        <strong>{id}</strong>
      </Fact>
      {isChange && <Fact label="Change">{CHANGE_TEXT[change]}</Fact>}
      <BoughtProducts confirmation={confirmation} />
      {termName !== '' && <Fact label="Billing Term">{termName}</Fact>}
      {licensee !== '' && <Fact label="Licensee">{licensee}</Fact>}
      {newExpireDate !== null && isChange && !isPurchaseOrder && (
        <Fact label="Paid Through">
          <DateText date={newExpireDate} />
        </Fact>
      )}
      {newExpireDate !== null && <WhatFollows {...{ newExpireDate, isPurchaseOrder }} />}
      {amount !== null && (
        <Fact label="Amount Paid">
          <strong>
            <Money amount={amount} />
          </strong>
        </Fact>
      )}
      <Fact label="Receipt">{receipt}</Fact>
    </dl>
  );
}

/** When it is billed again; a purchase order is not, and expires (PO-23). */
function WhatFollows({
  newExpireDate,
  isPurchaseOrder,
}: {
  newExpireDate: string;
  isPurchaseOrder: boolean;
}) {
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
