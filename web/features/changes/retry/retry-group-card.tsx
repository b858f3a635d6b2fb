import { useMediaQuery } from '@mantine/hooks';
import { formatDate } from '#domain/calendar/format-date';
import type { Explained } from '../../../checkout/price/use-explained';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import { Card } from '../../../ui/card';
import stale from '../../../ui/stale.module.css';
import { Pager } from '../review/pager';
import { type ReviewAmount, ReviewAmounts } from '../review/review-amounts';
import { AllSeats } from './all-seats';
import { RetryCards } from './retry-cards';
import type { PastDueGroup } from './retry-checkout';
import { type RetryChoice, withChoice } from './retry-choice';
import classes from './retry-group-card.module.css';
import type { RetryPrice_PreviewFragment } from './retry-price.generated';
import { RetryTable } from './retry-table';
import { useSeatPages } from './use-seat-pages';

interface RetryGroupCardProps {
  group: PastDueGroup;
  choice: RetryChoice;
  preview: PricePreview<RetryPrice_PreviewFragment>;
  amounts: readonly ReviewAmount[];
  explained: Explained;
  onChoose: (choice: RetryChoice) => void;
}

const NARROW = '(max-width: 760px)';

/** The group with its seats, each to be renewed or canceled (PAY-05, PAY-06). */
export function RetryGroupCard(props: RetryGroupCardProps) {
  const { group, choice, preview, amounts, explained, onChoose } = props;
  const { page, ...pages } = useSeatPages(group.id, group.seats);
  const { nodes } = page;
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const Rows = isNarrow ? RetryCards : RetryTable;
  return (
    <Card title={group.name} actions={<span className={classes['failure']}>{group.failure}</span>} flush>
      <AllSeats choice={choice} counts={preview.price} onChoose={onChoose} />
      <div className={pages.isLoading ? stale['stale'] : undefined} aria-busy={pages.isLoading}>
        <Rows
          seats={nodes}
          choice={choice}
          user={group.kind === 'RP' ? 'Assigned User' : 'Domain'}
          hasUsers={nodes.some(({ assignedTo }) => assignedTo !== null) || group.kind === 'RP'}
          label={`Seats of ${group.name}`}
          onChoose={(seat, wanted) => onChoose(withChoice(choice, seat, wanted))}
        />
      </div>
      <Pager {...pages} shown={nodes.length} total={page.totalCount} />
      {amounts.length > 0 && (
        <div className={preview.status === 'ready' ? undefined : stale['stale']}>
          <ReviewAmounts amounts={amounts} explained={explained} />
        </div>
      )}
      <p className={classes['note']}>
        Canceled seats end on {formatDate(group.expireDate)}; renewed seats go on from there.
      </p>
    </Card>
  );
}
