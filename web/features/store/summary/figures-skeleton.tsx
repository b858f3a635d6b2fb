import { Skeleton } from '../../../ui/skeleton';
import classes from './order-summary.module.css';

/** What the summary is going to hold, as far as can be told before its figures are there. */
export interface SummaryOutline {
  /** How many products. */
  lines: number;
  /** How many amounts below each of them: credit, coupon. */
  steps: number;
  hasCoTerm: boolean;
}

/** Of the period of a group with its picture and figures, and of the words that follow where there are coupons. */
const CO_TERM_HEIGHT = 141;
const COUPON_NOTE_HEIGHT = 26;

/** The summary before its first figures, of the size that it will have. */
export function FiguresSkeleton({ outline }: { outline: SummaryOutline }) {
  const { lines, steps, hasCoTerm } = outline;
  return (
    <div aria-hidden="true">
      {keys(lines).map((line) => (
        <div key={line} className={classes['line']}>
          <Row width="56%" isProduct />
          {keys(steps).map((step) => (
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

function keys(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `skeleton-${index}`);
}
