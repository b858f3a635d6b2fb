import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addDays } from '#domain/calendar/calendar-date';
import { transactionsPath } from '../../../app/paths';
import type { ConfirmationChange } from '../../../schema.generated';
import { Fact } from '../../../ui/fact';
import { ReceiptButton } from '../../../ui/fields/receipt-button';
import { Skeleton } from '../../../ui/states/loading';
import { DateText, Money } from '../../../ui/text';
import { BoughtProducts } from './bought-products';
import classes from './confirmation.module.css';
import type { ConfirmationFacts_ConfirmationFragment } from './confirmation-facts.generated';
import type { useConfirmationSaleQuery } from './confirmation-sale.generated';

const CHANGE_TEXT: Record<ConfirmationChange, string> = {
  TERM: 'Billing term changed',
  EDITION: 'Edition changed',
  REACTIVATION: 'Subscription reactivated',
  RENEWAL: 'Subscription renewed',
  AUTO_RENEW: 'Automatic renewal turned on',
};

interface ConfirmationFactsProps {
  confirmation: ConfirmationFacts_ConfirmationFragment;
  receipt: ReactNode;
}

export function ConfirmationFacts({ confirmation, receipt }: ConfirmationFactsProps) {
  const { id, change, groupName, licensee, amount, parts, waiting } = confirmation;
  return (
    <dl className={classes['details']} data-rows>
      <Fact name="Order Number">
        <strong>{id}</strong>
      </Fact>
      {change !== null && <Fact name="Change">{CHANGE_TEXT[change]}</Fact>}
      <BoughtProducts confirmation={confirmation} />
      {groupName !== null && <Fact name="Group">{groupName}</Fact>}
      {licensee !== '' && <Fact name="Licensee">{licensee}</Fact>}
      {parts.length === 0 ? <CommonTerm confirmation={confirmation} /> : <TermOfParts parts={parts} />}
      {waiting.map(({ when, what }) => (
        <Fact key={when} name={when}>
          {what}
        </Fact>
      ))}
      {amount !== null && (
        <Fact name="Amount Paid">
          <strong>
            <Money amount={amount} />
          </strong>
        </Fact>
      )}
      {change !== 'AUTO_RENEW' && <Fact name="Receipt">{receipt}</Fact>}
    </dl>
  );
}

interface ConfirmationReceiptProps {
  query: Pick<ReturnType<typeof useConfirmationSaleQuery>, 'data' | 'loading'>;
}

/** Links to the receipt, or to the history while the sale is not recorded yet. */
export function ConfirmationReceipt({ query: { data, loading } }: ConfirmationReceiptProps) {
  const sale = data?.viewer?.sale ?? null;
  if (sale === null && loading) return <Skeleton width={132} />;
  if (sale === null) return <Link to={transactionsPath}>Transaction History</Link>;
  return (
    <span className={classes['receipt']}>
      <DateText date={sale.purchasedDate} />
      <ReceiptButton saleId={sale.id} url={sale.receiptUrl} fileName={sale.receiptFileName} />
    </span>
  );
}

type Confirmation = ConfirmationFacts_ConfirmationFragment;

function CommonTerm({ confirmation }: { confirmation: Confirmation }) {
  const { termName, change, newExpireDate, endsThen } = confirmation;
  return (
    <>
      {termName !== '' && <Fact name="Billing Term">{termName}</Fact>}
      {newExpireDate !== null && (endsThen === null || (change !== null && !endsThen)) && (
        <Fact name="Paid Through">
          <DateText date={newExpireDate} />
        </Fact>
      )}
      {newExpireDate !== null && endsThen !== null && <WhatFollows {...{ newExpireDate, endsThen }} />}
    </>
  );
}

/** Next billing date; purchase orders (PO-23) and canceled seats (CANC-04) expire instead. */
function WhatFollows(props: Pick<Confirmation['parts'][number], 'newExpireDate' | 'endsThen'>) {
  const { newExpireDate, endsThen } = props;
  return endsThen ? (
    <Fact name="Expires">
      <DateText date={newExpireDate} />
    </Fact>
  ) : (
    <Fact name="Next Billed Date">
      <DateText date={addDays(newExpireDate, 1)} />
    </Fact>
  );
}

function TermOfParts({ parts }: { parts: Confirmation['parts'] }) {
  return parts.map(({ products, termName, newExpireDate, endsThen }) => (
    <Fact key={`${termName} ${newExpireDate} ${endsThen}`} name={products.join(', ')}>
      {termName},{' '}
      <span className={classes['whole']}>
        {endsThen ? 'expires ' : 'next billed '}
        <DateText date={endsThen ? newExpireDate : addDays(newExpireDate, 1)} />
      </span>
    </Fact>
  ));
}
