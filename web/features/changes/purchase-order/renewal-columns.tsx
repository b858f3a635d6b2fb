import { countText } from '#domain/text/counts';
import type { SubscriptionKind } from '../../../schema.generated';
import type { Column } from '../../../ui/data-table/column';
import box from '../../../ui/fields/checkbox.module.css';
import { TickBox } from '../../../ui/fields/tick-box';
import { MANAGERS, priceColumn, productText, USER_COLUMN, userColumn } from '../parts/seat-cells';
import classes from './renew-group-card.module.css';
import type { RenewPrice_RenewalFragment } from './renew-price.generated';
import type { RenewSeats_SeatFragment } from './renew-seats.generated';
import type { SeatChoice } from './seat-choice';

type Seat = RenewSeats_SeatFragment;

export function renewalColumns(
  kind: SubscriptionKind,
  choice: SeatChoice,
  lines: RenewPrice_RenewalFragment['lines'],
): Column<Seat>[] {
  const prices = new Map(lines.map((line) => [line.licenseType, line.normalItemPrice]));
  const priceOf = ({ id, licenseType }: Seat) =>
    choice.isChosen(id) ? (prices.get(licenseType) ?? null) : null;
  const isChosenBySeat = kind === 'RP';
  const tick: Column<Seat> = {
    id: 'tick',
    title: 'Renew',
    width: 76,
    inCard: 'check',
    cell: (seat) => <SeatTick seat={seat} choice={choice} />,
  };
  return [
    ...(isChosenBySeat ? [tick] : []),
    {
      id: 'product',
      title: 'Product',
      ...(isChosenBySeat && { width: 136 }),
      inCard: 'title',
      cell: ({ productName, quantity }) => productText(productName, quantity),
    },
    userColumn(USER_COLUMN[kind], ({ assignedTo }) => assignedTo),
    ...(isChosenBySeat ? [MANAGERS] : []),
    priceColumn(priceOf),
  ];
}

function SeatTick({ seat, choice }: { seat: RenewSeats_SeatFragment; choice: SeatChoice }) {
  const { id, productName, assignedTo } = seat;
  return (
    <TickBox
      aria-label={`Renew ${productName}, ${assignedTo ?? 'unassigned'}`}
      checked={choice.isChosen(id)}
      onChange={(event) => choice.choose(id, event.currentTarget.checked)}
    />
  );
}

export function ChooseAll({ choice, total }: { choice: SeatChoice; total: number }) {
  const { count, chooseAll } = choice;
  const isSome = count > 0 && count < total;
  return (
    <div className={classes['all']}>
      <label>
        <span className={box['box']}>
          <input
            ref={(input) => {
              if (input) input.indeterminate = isSome;
            }}
            type="checkbox"
            checked={count > 0 && count === total}
            disabled={total === 0}
            onChange={() => chooseAll(count < total)}
          />
        </span>
        All seats
      </label>
      <span className={classes['counts']} aria-live="polite">
        {countText(count)} of {countText(total)} to renew
      </span>
    </div>
  );
}
