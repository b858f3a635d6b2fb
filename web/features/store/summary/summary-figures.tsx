import { counted } from '#domain/text/counts';
import type { Explained } from '../../../checkout/price/explain-button';
import failed from '../../../checkout/price/price-failed.module.css';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import { Skeleton, upTo } from '../../../ui/states/loading';
import stale from '../../../ui/states/stale.module.css';
import { FailedNote } from '../failed-note';
import type { AvailableCoupons_CouponFragment } from './available-coupons.generated';
import { CoTermStrip } from './co-term-strip';
import type { OrderSummary_CartFragment } from './order-summary.generated';
import classes from './order-summary.module.css';
import { SummaryLine } from './summary-line';
import { cartSteps, usesText } from './summary-steps';

export interface SummaryFiguresProps {
  preview: PricePreview<OrderSummary_CartFragment>;
  coupons: readonly AvailableCoupons_CouponFragment[] | null;
  explained: Explained;
  outline: SummaryOutline;
  onRetry: () => void;
}

export function SummaryFigures(props: SummaryFiguresProps) {
  const { preview, coupons, explained, outline, onRetry } = props;
  const { price: cart, status } = preview;
  return (
    <div className={classes['figures']} aria-busy={status === 'loading'}>
      {status === 'empty' && (
        <div className={classes['empty']}>
          <p>Choose how many seats you need. What they cost appears here, to the cent.</p>
          {coupons === null ? (
            <FailedNote onRetry={onRetry}>Your coupons could not be loaded.</FailedNote>
          ) : (
            <AvailableCoupons coupons={coupons} />
          )}
        </div>
      )}
      {status === 'refused' && (
        <div className={failed['failed']} role="alert">
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

/** More would push the total and the button out of sight. */
const MOST_COUPONS = 5;

function AvailableCoupons({ coupons }: { coupons: readonly AvailableCoupons_CouponFragment[] }) {
  const further = coupons.length - MOST_COUPONS;
  if (coupons.length === 0) return null;
  return (
    <ul className={classes['coupons']}>
      {coupons.slice(0, MOST_COUPONS).map((coupon) => (
        <li key={coupon.id}>
          {coupon.label}: {usesText(coupon.remainingUses)}, applied automatically
        </li>
      ))}
      {further > 0 && <li>{counted(further, 'more coupon')}, applied automatically</li>}
    </ul>
  );
}

export interface SummaryOutline {
  lines: number;
  steps: number;
  hasCoTerm: boolean;
}

/** Heights of the co-term period with its bar and figures, and of the note on coupons. */
const CO_TERM_HEIGHT = 141;
const COUPON_NOTE_HEIGHT = 26;

export function FiguresSkeleton({ outline }: { outline: SummaryOutline }) {
  const { lines, steps, hasCoTerm } = outline;
  return (
    <div aria-hidden="true">
      {upTo(lines).map((line) => (
        <div key={line} className={classes['line']}>
          <Row width="56%" isProduct />
          {upTo(steps).map((step) => (
            <Row key={step} width="38%" />
          ))}
        </div>
      ))}
      {hasCoTerm && <Skeleton height={CO_TERM_HEIGHT + (steps > 1 ? COUPON_NOTE_HEIGHT : 0)} />}
    </div>
  );
}

function Row({ width, isProduct = false }: { width: string; isProduct?: boolean }) {
  return (
    <div className={isProduct ? classes['skeletonProduct'] : classes['skeletonRow']}>
      <Skeleton width={width} />
      <Skeleton width={64} />
    </div>
  );
}
