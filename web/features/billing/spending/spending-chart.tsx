import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { parseMoney } from '#domain/money/cents';
import { Money, moneyText } from '../../../ui/money';
import { Skeleton } from '../../../ui/skeleton';
import type { SpendingChart_YearFragment } from './spending-chart.generated';
import classes from './spending-chart.module.css';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const HEIGHT = 100;
/** What a month without a purchase shows, so that it can be seen to be one. */
const EMPTY_HEIGHT = 1.5;
const BAR_WIDTH = 0.6;

interface SpendingChartProps {
  years: readonly SpendingChart_YearFragment[];
  isLoading: boolean;
}

/** What was spent, month by month, in one year; nothing at all without a purchase. */
export function SpendingChart({ years, isLoading }: SpendingChartProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = years.find(({ year }) => year === chosen) ?? years[0];
  if (!shown) return isLoading ? <SpendingSkeleton /> : null;
  return (
    <figure className={classes['chart']}>
      <figcaption className={classes['caption']}>
        <span>Spent by month</span>
        <strong>
          <Money amount={shown.total} /> in {shown.year}
        </strong>
        {years.length > 1 && (
          <NativeSelect
            aria-label="Year"
            size="xs"
            value={String(shown.year)}
            onChange={(event) => setChosen(Number(event.currentTarget.value))}
            data={years.map(({ year }) => String(year))}
          />
        )}
      </figcaption>
      <Bars months={shown.months} year={shown.year} />
    </figure>
  );
}

function Bars({ months, year }: { months: readonly string[]; year: number }) {
  const cents = months.map((amount) => parseMoney(amount) ?? 0);
  const most = Math.max(...cents, 1);
  const spoken = months.flatMap((amount, month) =>
    cents[month] ? [`${MONTHS[month]} ${moneyText(amount)}`] : [],
  );
  return (
    <>
      <svg
        className={classes['bars']}
        viewBox={`0 0 ${MONTHS.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Spent by month in ${year}: ${spoken.join(', ') || 'nothing'}`}
      >
        {MONTHS.map((name, month) => {
          const amount = cents[month] ?? 0;
          const height = Math.max((amount / most) * HEIGHT, EMPTY_HEIGHT);
          return (
            <rect
              key={name}
              className={amount > 0 ? classes['spent'] : classes['nothing']}
              x={month + (1 - BAR_WIDTH) / 2}
              y={HEIGHT - height}
              width={BAR_WIDTH}
              height={height}
            >
              <title>{`${name} ${year}: ${moneyText(months[month] ?? '0.00')}`}</title>
            </rect>
          );
        })}
      </svg>
      <div className={classes['names']} aria-hidden="true">
        {MONTHS.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
    </>
  );
}

function SpendingSkeleton() {
  return (
    <div className={classes['chart']}>
      <div className={classes['caption']}>
        <Skeleton width={110} />
      </div>
      <Skeleton height={118} />
    </div>
  );
}
