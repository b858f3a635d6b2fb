import type { ReactNode } from 'react';
import { addDays } from '#domain/calendar/calendar-date';
import { DateText } from '../../../ui/date-text';
import { Money } from '../../../ui/money';
import classes from './confirmation.module.css';
import type { ConfirmationDetails_ConfirmationFragment } from './confirmation-details.generated';

/** The order in figures; what does not apply to it is left out. */
export function ConfirmationDetails({
  confirmation,
}: {
  confirmation: ConfirmationDetails_ConfirmationFragment;
}) {
  const { id, proCount, teamCount, entCount, termName, licensee, newExpireDate, amount } = confirmation;
  return (
    <dl className={classes['details']}>
      <Detail label="Order Number">
        <strong>{id}</strong>
      </Detail>
      {proCount > 0 && <Detail label="Axure RP Pro">{seats(proCount)}</Detail>}
      {teamCount > 0 && <Detail label="Axure RP Team">{seats(teamCount)}</Detail>}
      {entCount > 0 && <Detail label="Axure RP Enterprise">{seats(entCount)}</Detail>}
      <Detail label="Billing Term">{termName}</Detail>
      {licensee !== '' && <Detail label="Licensee">{licensee}</Detail>}
      {newExpireDate !== null && (
        <Detail label="Next Billed Date">
          <DateText date={addDays(newExpireDate, 1)} />
        </Detail>
      )}
      {amount !== null && (
        <Detail label="Amount Paid">
          <strong>
            <Money amount={amount} />
          </strong>
        </Detail>
      )}
    </dl>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function seats(count: number): string {
  return count === 1 ? '1 seat' : `${count} seats`;
}
