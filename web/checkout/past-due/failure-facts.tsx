import type { ReactNode } from 'react';
import { formatDate } from '#domain/calendar/format-date';
import { Fact } from '../../ui/fact';
import { DateText, Money, Sentence } from '../../ui/text';
import type { FailureFacts_GroupFragment } from './failure-facts.generated';
import classes from './failure-facts.module.css';

/** Shows the failed amount, the reason and the card, as far as known, and the consequence of not paying. */
export function FailureFacts({ group }: { group: FailureFacts_GroupFragment }) {
  const { failedPayment: failed, ifUnpaid } = group;
  return (
    <dl className={classes['facts']}>
      {failed && (
        <>
          <Fact name="Last tried">
            <Tried failed={failed} />
          </Fact>
          <Fact name="Why it failed">{failed.reason}</Fact>
        </>
      )}
      <Fact name="If nothing is done">
        <Sentence>{unpaidText(ifUnpaid)}</Sentence>
      </Fact>
    </dl>
  );
}

function Tried({ failed }: { failed: NonNullable<FailureFacts_GroupFragment['failedPayment']> }): ReactNode {
  const { date, total, card } = failed;
  return (
    <>
      <DateText date={date} />
      {total !== null && (
        <>
          , <Money amount={total} />
        </>
      )}
      {card && ` with ${card.cardType} ending in ${card.lastFour}`}
    </>
  );
}

function unpaidText({ seatsEnd, haveEnded, retryCovers }: FailureFacts_GroupFragment['ifUnpaid']): string {
  const end = haveEnded
    ? `Its seats ended on ${formatDate(seatsEnd)} and stay ended.`
    : `All of its seats end on ${formatDate(seatsEnd)}.`;
  return `${end} The payment is not tried again automatically, and nothing is charged. A retry can pay for the days up to ${formatDate(retryCovers)}.`;
}
