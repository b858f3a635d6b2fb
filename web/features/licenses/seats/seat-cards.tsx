import { useRef } from 'react';
import { DateText } from '../../../ui/date-text';
import { SeatCheckbox } from '../selection/seat-checkbox';
import { AssignedUser } from './assigned-user';
import { ManagersCell } from './managers-cell';
import { PendingChangeCell } from './pending-change-cell';
import { RowList } from './row-list';
import type { RowWindow } from './row-window';
import { SeatActions } from './seat-actions';
import classes from './seat-cards.module.css';
import type { SeatRow_SeatFragment } from './seat-grid.generated';
import type { SeatRowsProps } from './seat-table';

const CARD_HEIGHT = 118;

/** The same as the table, for small screens. */
export function SeatCards({ seats, label }: SeatRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} className={classes['list']} aria-label={label}>
      <RowList list={list} count={seats.length} rowHeight={CARD_HEIGHT}>
        {(shown) => <CardRows seats={seats} shown={shown} />}
      </RowList>
    </ul>
  );
}

function CardRows({ seats, shown }: { seats: readonly SeatRow_SeatFragment[]; shown: RowWindow }) {
  return (
    <>
      {shown.before > 0 && <li className={classes['space']} style={{ height: shown.before }} />}
      {seats.slice(shown.start, shown.end).map((seat, offset) => (
        <li key={seat.id} ref={shown.measure} data-index={shown.start + offset}>
          <SeatCard seat={seat} />
        </li>
      ))}
      {shown.after > 0 && <li className={classes['space']} style={{ height: shown.after }} />}
    </>
  );
}

function SeatCard({ seat }: { seat: SeatRow_SeatFragment }) {
  return (
    <article className={classes['card']}>
      <div className={classes['top']}>
        <SeatCheckbox seat={seat} />
        <div className={classes['who']}>
          <AssignedUser seat={seat} />
          <span>{seat.productName}</span>
        </div>
        <SeatActions seat={seat} />
      </div>
      {seat.pendingChange.text !== 'None' && <PendingChangeCell change={seat.pendingChange} />}
      <dl>
        <div>
          <dt>Managers</dt>
          <dd>
            <ManagersCell license={seat} />
          </dd>
        </div>
        <div>
          <dt>Purchased</dt>
          <dd>
            <DateText date={seat.purchaseDate} />
          </dd>
        </div>
        {seat.note !== '' && (
          <div>
            <dt>Notes</dt>
            <dd>{seat.note}</dd>
          </div>
        )}
      </dl>
    </article>
  );
}
