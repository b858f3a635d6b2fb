import { useApolloClient } from '@apollo/client/react';
import type { Explained } from '../../../checkout/price/explain-button';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import type { RetrySeatChoice } from '../../../schema.generated';
import { Card } from '../../../ui/card';
import type { Column } from '../../../ui/data-table/column';
import { DataTable } from '../../../ui/data-table/data-table';
import stale from '../../../ui/states/stale.module.css';
import { DateText } from '../../../ui/text';
import { stepAmounts } from '../parts/amounts';
import { Pager, usePages } from '../parts/pager';
import { PricedAmounts } from '../parts/review-amounts';
import { priceColumn, userColumn } from '../parts/seat-cells';
import { ChooseAll, ChooseSeat } from './choose-seats';
import { type ChosenSeats, choiceOf, type RetryChoice, withChoice } from './retry-choice';
import classes from './retry-group-card.module.css';
import type { RetryPrice_PreviewFragment } from './retry-price.generated';
import { type RetrySeats_SeatFragment, RetrySeatsDocument } from './retry-seats.generated';

interface RetryGroupCardProps extends ChosenSeats {
  preview: PricePreview<RetryPrice_PreviewFragment>;
  explained: Explained;
}

export function RetryGroupCard({ group, seats, choose, preview, explained }: RetryGroupCardProps) {
  const client = useApolloClient();
  const { page, ...pages } = usePages(group.seats, async (after) => {
    const variables = { subscriptionId: group.id, after };
    const { data } = await client.query({ query: RetrySeatsDocument, variables, fetchPolicy: 'no-cache' });
    return data?.retry?.group?.seats;
  });
  const { nodes } = page;
  // Without a seat to renew there is no price, which would count them.
  const none = preview.codes.includes('EMPTY_CART')
    ? { renewingCount: 0, endingCount: page.totalCount }
    : null;
  const amounts = stepAmounts(preview.price?.lines ?? []);
  // Seats of counted groups have no user.
  const hasUsers = group.kind === 'RP' || nodes.some(({ assignedTo }) => assignedTo !== null);
  const columns = columnsOf(group.kind === 'RP' ? 'Assigned User' : 'Domain', seats, (seat, wanted) =>
    choose(withChoice(seats, seat, wanted)),
  );
  return (
    <Card title={group.name} flush>
      <ChooseAll choice={seats} counts={preview.price ?? none} onChoose={choose} />
      <div className={pages.isLoading ? stale['stale'] : undefined} aria-busy={pages.isLoading}>
        <DataTable
          rows={nodes}
          columns={columns.filter(({ id }) => hasUsers || id !== 'user')}
          label={`Seats of ${group.name}`}
          cardsUpTo={760}
        />
      </div>
      <Pager {...pages} shown={nodes.length} total={page.totalCount} />
      <PricedAmounts {...{ preview, amounts, explained }} />
      <p className={classes['note']}>
        Canceled seats end on <DateText date={group.expireDate} />; renewed seats continue from there.
      </p>
    </Card>
  );
}

type Seat = RetrySeats_SeatFragment;

function columnsOf(
  userTitle: string,
  choice: RetryChoice,
  onChoose: (seat: Seat, wanted: RetrySeatChoice) => void,
): Column<Seat>[] {
  return [
    {
      id: 'product',
      title: 'Product',
      inCard: 'title',
      cell: ({ productName, renewsAs }) => (
        <>
          {productName}
          {renewsAs !== null && <span className={classes['becomes']}>Renews as {renewsAs}</span>}
        </>
      ),
    },
    userColumn(userTitle, ({ assignedTo }) => assignedTo),
    {
      id: 'choice',
      title: 'Choice',
      width: 128,
      inCard: 'control',
      cell: (seat) => (
        <ChooseSeat
          value={choiceOf(choice, seat)}
          label={seatLabel(seat)}
          onChange={(wanted) => onChoose(seat, wanted)}
        />
      ),
    },
    priceColumn((seat) => (choiceOf(choice, seat) === 'CANCEL' ? null : seat.price)),
  ];
}

function seatLabel({ productName, assignedTo, id }: Seat): string {
  return `${productName}, ${assignedTo ?? /^(?:author|publisher)-(\d+)$/.exec(id)?.[1] ?? 'unassigned'}`;
}
