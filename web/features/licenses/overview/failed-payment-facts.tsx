import { formatDate } from '#domain/calendar/format-date';
import { Money } from '../../../ui/money';
import type { FailedPaymentQuery } from './payment-failed.generated';

type Retry = NonNullable<NonNullable<FailedPaymentQuery['retryPaymentPreview']>['preview']>;
type Card = NonNullable<NonNullable<NonNullable<FailedPaymentQuery['viewer']>['billingInfo']>['card']>;

interface FailedPaymentFactsProps {
  group: { number: number; canReactivate: boolean };
  /** Null until it is known, and where nothing can be priced. */
  retry: Retry | null;
  card: Card | null;
}

export function FailedPaymentFacts({ group, retry, card }: FailedPaymentFactsProps) {
  return (
    <>
      <p>
        Group {group.number} could not be renewed
        {retry && (
          <>
            : <Money amount={retry.total} /> is due
            {card && `, and ${card.cardType} ending in ${card.lastFour} is on file`}
          </>
        )}
        .
      </p>
      {retry?.isOver ? (
        <p role="status">
          Retrying pays for {days(retry)}, which is over already: it buys no day to come.
          {group.canReactivate && ' Reactivating begins a new term today.'}
        </p>
      ) : (
        <p>
          Retry the payment to keep its seats{retry && `: it pays for ${days(retry)}`}, or cancel the group to
          end all of them.
        </p>
      )}
    </>
  );
}

function days({ coversFrom, expireDate }: Retry): string {
  return `${formatDate(coversFrom)} to ${formatDate(expireDate)}`;
}
