import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Price } from '../../../checkout/price/price';
import type { Explained } from '../../../checkout/price/use-explained';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import { Card } from '../../../ui/card';
import { Loading } from '../../../ui/loading';
import { Money } from '../../../ui/money';
import { Skeleton } from '../../../ui/skeleton';
import stale from '../../../ui/stale.module.css';
import classes from './review-summary.module.css';

interface ReviewSummaryProps {
  /** What the total is called. */
  totalLabel?: string;
  preview: PricePreview<Price>;
  /** What the total adds up from, where there is more than one part of it. */
  parts: readonly { name: string; total: string }[];
  /** Every amount that the total adds up from, where they are not told group by group. */
  amounts?: ReactNode;
  /** Opens and closes all explanations; null where nothing is to be explained. */
  explained: Explained | null;
  /** From which day what holds. */
  note: ReactNode;
  /** What became of the last try, above the button. */
  notice: ReactNode;
  /** The button. */
  submit: ReactNode;
  /** What is promised below the button. */
  children?: ReactNode;
}

/** `Total USD` of all groups together, and the one button for all of them (EDIT-08, EDIT-18). */
export function ReviewSummary(props: ReviewSummaryProps) {
  const { preview, explained, note, notice, submit, children } = props;
  const isAwaited = preview.price === null && preview.status === 'loading';
  return (
    <Card
      title="Summary"
      actions={
        explained && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={explained.toggleAll}
            aria-pressed={explained.isAllOpen}
          >
            Explain all
          </Button>
        )
      }
    >
      {isAwaited && (
        <Loading label="Loading the price">
          <Skeleton height={96} />
        </Loading>
      )}
      <div className={isAwaited ? classes['later'] : ''}>
        <Figures {...props} />
        <div className={classes['note']}>{note}</div>
        {notice}
        {submit}
        {children}
      </div>
    </Card>
  );
}

/** The total and what it adds up from; figures of before stay, greyed, until newer ones are there. */
function Figures({ totalLabel = 'Total USD', preview, parts, amounts }: ReviewSummaryProps) {
  const { price, status } = preview;
  return (
    <div className={price && status !== 'ready' ? stale['stale'] : undefined}>
      {amounts && <div className={classes['amounts']}>{amounts}</div>}
      {parts.length > 1 && (
        <dl className={classes['parts']}>
          {parts.map((part) => (
            <div key={part.name}>
              <dt>{part.name}</dt>
              <dd>
                <Money amount={part.total} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={classes['total']}>
        <span>{totalLabel}</span>
        <strong>{price ? <Money amount={price.total} /> : '–'}</strong>
      </div>
    </div>
  );
}
