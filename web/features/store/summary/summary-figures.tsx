import { Button } from '@mantine/core';
import { Money } from '../../../ui/money';
import { useRetryByItself } from '../../../ui/use-retry-by-itself';
import { AvailableCoupons } from './available-coupons';
import type { AvailableCoupons_CouponFragment } from './available-coupons.generated';
import { CoTermStrip } from './co-term-strip';
import { FiguresSkeleton, type SummaryOutline } from './figures-skeleton';
import classes from './order-summary.module.css';
import { SummaryLine } from './summary-line';
import { cartSteps } from './summary-steps';
import type { CartPreview } from './use-cart-preview';
import type { Explained } from './use-explained';

interface SummaryFiguresProps {
  preview: CartPreview;
  coupons: readonly AvailableCoupons_CouponFragment[];
  explained: Explained;
  outline: SummaryOutline;
}

/** What the order consists of. Figures of before stay, greyed, until newer ones are there; there is never a made-up one. */
export function SummaryFigures({ preview, coupons, explained, outline }: SummaryFiguresProps) {
  const { cart, status } = preview;
  return (
    <div className={classes['figures']}>
      {status === 'empty' && (
        <div className={classes['empty']}>
          <p>Choose how many seats you need. What they cost appears here, to the cent.</p>
          <AvailableCoupons coupons={coupons} />
        </div>
      )}
      {status === 'refused' && (
        <div className={classes['problem']} role="alert">
          {preview.messages.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {status === 'loading' && cart === null && <FiguresSkeleton outline={outline} />}
      {cart && (
        <div className={status === 'ready' ? undefined : classes['stale']}>
          {cartSteps(cart).map((steps) => (
            <SummaryLine key={steps[0]?.key} steps={steps} explained={explained} />
          ))}
          {cart.coTerm && <CoTermStrip coTerm={cart.coTerm} />}
        </div>
      )}
      {status === 'failed' && <FiguresFailed preview={preview} />}
    </div>
  );
}

/** Says that there is no price for what is chosen now, and keeps asking for one. */
function FiguresFailed({ preview }: { preview: CartPreview }) {
  useRetryByItself(true, preview.retry);
  return (
    <div className={classes['problem']} role="alert">
      <p>
        The price could not be worked out just now{preview.cart ? '; these are the figures of before' : ''}.
      </p>
      <Button variant="default" size="compact-sm" onClick={preview.retry} loading={preview.isRetrying}>
        Retry
      </Button>
    </div>
  );
}

/** `Total USD`, the figure itself, and when the next one is due. */
export function SummaryTotal({ preview }: { preview: CartPreview }) {
  const { cart, status } = preview;
  return (
    <div className={classes['total']}>
      <span>Total USD</span>
      <span className={classes['note']} role="status">
        {status === 'loading' && 'Updating…'}
      </span>
      <strong className={cart && status !== 'ready' ? classes['stale'] : undefined}>
        {cart ? <Money amount={cart.total} /> : <span className={classes['noAmount']}>–</span>}
      </strong>
    </div>
  );
}
