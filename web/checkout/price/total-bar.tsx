import { Money } from '../../ui/money';
import stale from '../../ui/states/stale.module.css';
import type { Price } from './price';
import classes from './total-bar.module.css';
import type { PricePreview } from './use-price-preview';

interface TotalBarProps {
  label?: string;
  preview: PricePreview<Price>;
  isHidden: boolean;
}

/**
 * Keeps the total in sight where the summary stands below everything. It keeps its place in the form, so
 * that it covers nothing and moves nothing.
 */
export function TotalBar({ label = 'Total USD', preview, isHidden }: TotalBarProps) {
  if (isHidden || preview.price === null) return <div className={classes['place']} />;
  return (
    <div className={`${classes['place']} ${classes['bar']}`}>
      <div className={classes['total']}>
        <span className={classes['label']}>{label}</span>
        <strong className={`${classes['amount']} ${preview.status === 'ready' ? '' : stale['stale']}`}>
          <Money amount={preview.price.total} />
        </strong>
      </div>
      <a href={`#${SUMMARY_ID}`} className={classes['link']}>
        Review order
      </a>
    </div>
  );
}

export const SUMMARY_ID = 'order-summary';
