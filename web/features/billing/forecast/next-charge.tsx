import { Link } from 'react-router-dom';
import { managePath } from '../../../app/paths';
import { DateText } from '../../../ui/date-text';
import { Money } from '../../../ui/money';
import { Skeleton } from '../../../ui/states/skeleton';
import type { UpcomingCharges_ForecastFragment } from './upcoming-charges.generated';
import classes from './upcoming-charges.module.css';

type Charge = UpcomingCharges_ForecastFragment['charges'][number];

/** The first charge to come, with others of the same day. */
export function NextCharge({ charges }: { charges: readonly Charge[] }) {
  const next = charges.filter(({ date }) => date === charges[0]?.date);
  return (
    <dl className={classes['next']}>
      <dt>{next.length === 1 ? 'Next charge' : 'Next charges'}</dt>
      {next.map(({ date, groupId, groupName, isCloud, total, lines }) => (
        <dd key={groupId}>
          <strong>
            <Money amount={total} />
          </strong>{' '}
          on <DateText date={date} /> for{' '}
          <Link to={managePath({ sub: groupId, cloud: isCloud, rp: !isCloud })}>{groupName}</Link>
          <span className={classes['products']}>{productsText(lines)}</span>
        </dd>
      ))}
    </dl>
  );
}

export function NextChargeSkeleton() {
  return (
    <div className={classes['next']}>
      <Skeleton width={320} height={24} />
    </div>
  );
}

function productsText(lines: Charge['lines']): string {
  return lines.map(({ product, quantity }) => `${product} (${quantity.toLocaleString('en-US')})`).join(', ');
}
