import { useState } from 'react';
import type { Part } from '../../../app/graphql/use-part';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/states/empty-state';
import { ErrorState } from '../../../ui/states/error-state';
import { OutdatedNote } from '../../../ui/states/outdated-note';
import { AmountChart, ChartSkeleton } from '../chart/amount-chart';
import { forecastChart } from './forecast-chart';
import { ForecastFiles } from './forecast-files';
import { NextCharge, NextChargeSkeleton } from './next-charge';
import type { UpcomingCharges_ForecastFragment } from './upcoming-charges.generated';

interface UpcomingChargesProps {
  forecast: Part<UpcomingCharges_ForecastFragment>;
}

import classes from './upcoming-charges.module.css';

/** What will be charged by itself in the next twelve months, when nothing is changed. */
export function UpcomingCharges({ forecast }: UpcomingChargesProps) {
  const hasCharges = forecast.value !== null && forecast.value.charges.length > 0;
  return (
    <Card title="Upcoming Charges" flush actions={hasCharges && <ForecastFiles />}>
      <div className={classes['content']}>
        <Content forecast={forecast} />
      </div>
    </Card>
  );
}

function Content({ forecast }: UpcomingChargesProps) {
  const { value, isLoading, isOutdated, isRetrying, retry } = forecast;
  const [chosen, setChosen] = useState<number | null>(null);
  if (isLoading)
    return (
      <>
        <NextChargeSkeleton />
        <ChartSkeleton label="Loading what will be charged" />
      </>
    );
  if (value === null)
    return (
      <ErrorState
        what="Your upcoming charges could not be loaded."
        onRetry={retry}
        isRetrying={isRetrying}
        retriesByItself
      />
    );
  return (
    <>
      {isOutdated && <OutdatedNote onRetry={retry} isRetrying={isRetrying} />}
      {value.charges.length === 0 ? (
        <EmptyState title="Nothing will be charged automatically in the next 12 months." />
      ) : (
        <>
          <NextCharge charges={value.charges} />
          <AmountChart
            chart={forecastChart(value)}
            chosen={chosen}
            onChoose={(column) => setChosen(column === chosen ? null : column)}
          />
        </>
      )}
    </>
  );
}
