import type { ReactNode } from 'react';
import { ExplainAllButton } from '../../../checkout/price/explain-button';
import type { Price } from '../../../checkout/price/price';
import type { Explained } from '../../../checkout/price/use-explained';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import { Card } from '../../../ui/card';
import { Money } from '../../../ui/money';
import { Loading } from '../../../ui/states/loading';
import { Skeleton } from '../../../ui/states/skeleton';
import stale from '../../../ui/states/stale.module.css';
import { ReviewAmounts } from '../parts/review-amounts';
import type { ReviewSummaryContent } from './review-kind';
import classes from './review-summary.module.css';

interface ReviewSummaryProps {
  totalLabel: string;
  preview: PricePreview<Price>;
  explained: Explained;
  content: ReviewSummaryContent | null;
  children: ReactNode;
}

/** The total of everything that is reviewed, and the one button for all of it (EDIT-08, EDIT-18). */
export function ReviewSummary(props: ReviewSummaryProps) {
  const { preview, explained, content, children } = props;
  const isAwaited = preview.price === null && preview.status === 'loading';
  return (
    <Card title="Summary" actions={<ExplainAllButton explained={explained} />}>
      {isAwaited && (
        <Loading label="Loading the price">
          <Skeleton height={96} />
        </Loading>
      )}
      <div className={isAwaited ? classes['later'] : ''}>
        <Figures {...props} />
        <div className={classes['note']}>{content?.note}</div>
        {children}
      </div>
    </Card>
  );
}

/** Figures of before stay, greyed, until newer ones are there. */
function Figures({ totalLabel, preview, explained, content }: ReviewSummaryProps) {
  const { price, status } = preview;
  const { parts = [], amounts = [] } = content ?? {};
  return (
    <div className={price && status !== 'ready' ? stale['stale'] : undefined}>
      {amounts.length > 0 && (
        <div className={classes['amounts']}>
          <ReviewAmounts amounts={amounts} explained={explained} />
        </div>
      )}
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
