import { useRef } from 'react';
import { RowList } from '../seats/row-list';
import seatCards from '../seats/seat-cards.module.css';
import classes from './license-cards.module.css';
import type { LicenseColumn, LicenseRow, LicenseRowsProps } from './license-column';

const CARD_HEIGHT = 140;

/** The same as the table, for small screens. */
export function LicenseCards<Row extends LicenseRow>({ rows, columns, label }: LicenseRowsProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} className={`${seatCards['list']} ${classes['list']}`} aria-label={label}>
      <RowList list={list} count={rows.length} rowHeight={CARD_HEIGHT}>
        {(shown) => (
          <>
            {shown.before > 0 && <li className={seatCards['space']} style={{ height: shown.before }} />}
            {rows.slice(shown.start, shown.end).map((row, offset) => (
              <li key={row.id} ref={shown.measure} data-index={shown.start + offset}>
                <LicenseCard row={row} columns={columns} />
              </li>
            ))}
            {shown.after > 0 && <li className={seatCards['space']} style={{ height: shown.after }} />}
          </>
        )}
      </RowList>
    </ul>
  );
}

function LicenseCard<Row>({ row, columns }: { row: Row; columns: readonly LicenseColumn<Row>[] }) {
  const placed = (place: LicenseColumn<Row>['inCard']) =>
    columns
      .filter(({ inCard, isEmpty }) => inCard === place && !isEmpty?.(row))
      .map(({ id, cell }) => <span key={id}>{cell(row)}</span>);
  const facts = columns.filter(({ inCard, isEmpty }) => inCard === 'fact' && !isEmpty?.(row));
  return (
    <article className={`${seatCards['card']} ${classes['card']}`}>
      <div className={seatCards['top']}>
        {placed('check')}
        <div className={classes['name']}>
          <strong>{placed('title')}</strong>
          {placed('subtitle')}
        </div>
        {placed('menu')}
      </div>
      <dl className={classes['facts']}>
        {facts.map(({ id, title, cell }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{cell(row)}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
