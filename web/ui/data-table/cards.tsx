import { memo } from 'react';
import classes from './cards.module.css';
import type { Column } from './column';
import { RowList } from './row-list';
import type { SectionedTableProps } from './rows';

const CARD_HEIGHT = 130;

/** Cards are three times as high as rows, and phones a quarter as fast. */
const DRAWN_CARDS = 20;

export interface CardListProps<Row, Field extends string>
  extends Omit<SectionedTableProps<Row, Field>, 'sections' | 'sort'> {
  rows: readonly Row[];
}

export function CardList<Row extends { id: string }, Field extends string>(props: CardListProps<Row, Field>) {
  const { rows, columns, label, totalCount = rows.length, className = '' } = props;
  return (
    <ul className={`${classes['list']} ${className}`} aria-label={label}>
      <RowList
        count={rows.length}
        isWhole={rows.length >= totalCount}
        drawnUpTo={DRAWN_CARDS}
        rowHeight={CARD_HEIGHT}
        space={(height) => <li aria-hidden="true" style={{ height }} />}
      >
        {(start, end) =>
          rows
            .slice(start, end)
            .map((row, offset) => <Card key={row.id} {...{ row, columns }} index={start + offset} />)
        }
      </RowList>
    </ul>
  );
}

interface CardProps<Row, Field extends string> {
  row: Row;
  columns: readonly Column<Row, Field>[];
  index: number;
}

// `memo` drops type parameters.
const Card = memo(PlainCard) as typeof PlainCard;

function PlainCard<Row, Field extends string>({ row, columns, index }: CardProps<Row, Field>) {
  const at = (place: Column<Row, Field>['inCard']) =>
    columns.filter(({ inCard, isEmpty }) => inCard === place && !isEmpty?.(row));
  const cells = (place: Column<Row, Field>['inCard']) =>
    at(place).map(({ id, cell }) => (
      <div key={id} data-column={id}>
        {cell(row, index + 1)}
      </div>
    ));
  const facts = at('fact');
  return (
    <li data-index={index} className={classes['row']}>
      <article className={classes['card']}>
        <div className={classes['top']}>
          {cells('check')}
          <div className={classes['names']}>
            <strong>{cells('title')}</strong>
            {cells('subtitle')}
          </div>
          {cells('corner')}
        </div>
        {cells('line')}
        {facts.length > 0 && (
          <dl className={classes['facts']}>
            {facts.map(({ id, title, cell }) => (
              <div key={id} data-column={id}>
                <dt>{title}</dt>
                <dd>{cell(row, index + 1)}</dd>
              </div>
            ))}
          </dl>
        )}
        {cells('control')}
      </article>
    </li>
  );
}
