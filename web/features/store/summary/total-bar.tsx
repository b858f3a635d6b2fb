import { Money } from '../../../ui/money';
import classes from './total-bar.module.css';
import type { CartPreview } from './use-cart-preview';

interface TotalBarProps {
  preview: CartPreview;
  /** While the summary itself can be seen. */
  isHidden: boolean;
}

/** Where the summary stands below everything, its total stays in sight, and a way down to it. */
export function TotalBar({ preview, isHidden }: TotalBarProps) {
  if (isHidden || preview.cart === null) return null;
  return (
    <div className={classes['bar']}>
      <span className={classes['label']}>Total USD</span>
      <strong className={preview.status === 'ready' ? classes['amount'] : classes['stale']}>
        <Money amount={preview.cart.total} />
      </strong>
      <a href={`#${SUMMARY_ID}`} className={classes['link']}>
        Review order
      </a>
    </div>
  );
}

/** Id of the element that the bar leads to. */
export const SUMMARY_ID = 'order-summary';
