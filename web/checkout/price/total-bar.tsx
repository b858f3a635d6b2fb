import { Money } from '../../ui/money';
import stale from '../../ui/stale.module.css';
import type { Price } from './price';
import classes from './total-bar.module.css';
import type { PricePreview } from './use-price-preview';

interface TotalBarProps {
  /** What the total is called. */
  label?: string;
  preview: PricePreview<Price>;
  /** While the summary itself can be seen. */
  isHidden: boolean;
}

/**
 * Where the summary stands below everything, its total stays in sight, and a way down to it. The bar keeps its place at
 * the end of the form, so that it covers nothing that comes after and moves nothing when it shows.
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

/** Id of the element that the bar leads to. */
export const SUMMARY_ID = 'order-summary';
