import type { ReactNode } from 'react';
import type { ConfirmationChange } from '../../../schema.generated';
import { Money } from '../../../ui/money';
import { BoughtProducts } from './bought-products';
import classes from './confirmation.module.css';
import type { ConfirmationFacts_ConfirmationFragment } from './confirmation-facts.generated';
import { CommonTerm, TermOfParts } from './confirmation-term';
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
  const { id, change, licensee, amount, parts } = confirmation;
  return (
    <dl className={classes['details']}>
      <Fact label="Order Number">
        <strong>{id}</strong>
      </Fact>
      {change !== null && <Fact label="Change">{CHANGE_TEXT[change]}</Fact>}
      <BoughtProducts confirmation={confirmation} />
      {licensee !== '' && <Fact label="Licensee">{licensee}</Fact>}
      {parts.length === 0 ? <CommonTerm confirmation={confirmation} /> : <TermOfParts parts={parts} />}
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
