import { formatDate } from '#domain/calendar/format-date';
import { formatUsd } from '#domain/money/format-usd';
import {
  type CoTermTimeline,
  coTermTimeline,
  type TimelinePart,
} from '#domain/store/groups/co-term-timeline';
import { dayCount } from '#domain/text/counts';
import { cents } from '../../../checkout/price/price';
import figures from '../../../ui/figures.module.css';
import type { CoTermStrip_CartFragment } from './co-term-strip.generated';
import classes from './co-term-strip.module.css';

type Kind = TimelinePart['kind'];

const PART_TEXT: Record<Kind, (days: string) => string> = {
  CREDITED: (days) => `${days} passed, credited`,
  ADDED: (days) => `${days} until it starts, added`,
  PAID: (days) => `${days} paid now`,
};

export function CoTermStrip({ cart }: { cart: CoTermStrip_CartFragment }) {
  const { coTerm } = cart;
  if (coTerm === null) return null;
  const line = coTermTimeline({
    period: coTerm,
    listTotal: cents(cart.listTotal),
    adjustmentTotal: cents(cart.adjustmentTotal),
  });
  return (
    <figure className={classes['strip']}>
      <figcaption>
        {line.hasStarted ? `Period of ${coTerm.name}` : `${coTerm.name} starts ${formatDate(line.middle)}`}
        <span className={classes['length']}>{dayCount(coTerm.totalDays)}</span>
      </figcaption>
      <Picture line={line} />
      <dl className={classes['parts']}>
        {line.parts.map((part) => (
          <div key={part.kind}>
            <dt>
              <i data-part={part.kind} aria-hidden="true" />
              {PART_TEXT[part.kind](dayCount(part.days))}
            </dt>
            <dd className={figures['figures']}>{formatUsd(part.amount)}</dd>
          </div>
        ))}
      </dl>
      {cents(cart.discountTotal) !== 0 && <p className={classes['note']}>Before coupons.</p>}
    </figure>
  );
}

function Picture({ line }: { line: CoTermTimeline }) {
  const [first, second] = line.parts;
  const share = `${(100 * first.days) / (first.days + second.days)}%`;
  const today = `Today, ${formatDate(line.hasStarted ? line.middle : line.from)}`;
  return (
    <div>
      <p className={classes['middle']}>
        <span style={{ left: share, transform: `translateX(-${share})` }}>
          {line.hasStarted ? today : formatDate(line.middle)}
        </span>
      </p>
      <div
        className={classes['bar']}
        style={{ gridTemplateColumns: `${share} minmax(0, 1fr)` }}
        aria-hidden="true"
      >
        <span data-part={first.kind} />
        <span data-part={second.kind} />
        <i style={{ left: share }} />
      </div>
      <p className={classes['ends']}>
        <span>{line.hasStarted ? formatDate(line.from) : today}</span>
        <span>{formatDate(line.to)}</span>
      </p>
    </div>
  );
}
