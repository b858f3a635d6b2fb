import type { Explained } from '../../../checkout/price/use-explained';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import stale from '../../../ui/stale.module.css';
import { AvailableCoupons } from './available-coupons';
import type { AvailableCoupons_CouponFragment } from './available-coupons.generated';
import { CoTermStrip } from './co-term-strip';
import { FiguresSkeleton, type SummaryOutline } from './figures-skeleton';
import type { OrderSummary_CartFragment } from './order-summary.generated';
import classes from './order-summary.module.css';
import { SummaryLine } from './summary-line';
import { cartSteps } from './summary-steps';

interface SummaryFiguresProps {
  preview: PricePreview<OrderSummary_CartFragment>;
  coupons: readonly AvailableCoupons_CouponFragment[];
  explained: Explained;
  outline: SummaryOutline;
}

/** What the order consists of. Figures of before stay, greyed, until newer ones are there; there is never a made-up one. */
export function SummaryFigures({ preview, coupons, explained, outline }: SummaryFiguresProps) {
  const { price: cart, status } = preview;
  return (
    <div className={classes['figures']} aria-busy={status === 'loading'}>
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
        <div className={status === 'ready' ? undefined : stale['stale']}>
          {cartSteps(cart).map((steps) => (
            <SummaryLine key={steps[0]?.key} steps={steps} explained={explained} />
          ))}
          <CoTermStrip cart={cart} />
        </div>
      )}
    </div>
  );
}
