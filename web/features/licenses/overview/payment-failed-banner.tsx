import { Link } from 'react-router-dom';
import { formatDate } from '#domain/calendar/format-date';
import { routes } from '../../../app/paths';
import type { PaymentFailed_SubscriptionFragment } from './payment-failed.generated';
import classes from './payment-failed-banner.module.css';

/** One line for every group of the viewer's own whose payment failed (MAN-09). */
export function PaymentFailedBanner({ groups }: { groups: readonly PaymentFailed_SubscriptionFragment[] }) {
  const failed = groups.filter((group) => group.isPastDue && group.owner.isViewer);
  if (failed.length === 0) return null;
  return (
    <div className={classes['banner']} role="status">
      <ul>
        {failed.map((group) => (
          <li key={group.id}>
            Payment failed for Group {group.number}
            {group.firstFailedPaymentDate && ` on ${formatDate(group.firstFailedPaymentDate)}`}.
          </li>
        ))}
      </ul>
      <Link to={routes.billing}>Check your card</Link>
    </div>
  );
}
