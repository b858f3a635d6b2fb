import { useState } from 'react';
import { Link } from 'react-router-dom';
import { expiryWarning } from '#domain/billing/card-expiry';
import { LICENSE_TYPES_BY_NAME } from '#domain/licenses/license-type';
import { parseMoney } from '#domain/money/cents';
import { differingTerms } from '#domain/renewals/differing-terms';
import { countText } from '#domain/text/counts';
import type { Part } from '../../../app/graphql/use-part';
import { managePath } from '../../../app/paths';
import { usePortalConfig } from '../../../app/session/session-context';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/states/empty-state';
import { Skeleton } from '../../../ui/states/loading';
import { PartState } from '../../../ui/states/part-state';
import { StatusPill } from '../../../ui/status-pill';
import { DateText, Money, Sentence } from '../../../ui/text';
import { AmountChart, ChartSkeleton } from '../chart/amount-chart';
import { type Chart, chartParts, monthColumn } from '../chart/chart-parts';
import type { CardOnFile_CardFragment } from '../information/card/card-on-file.generated';
import { ForecastFiles } from './forecast-files';
import type { UpcomingCharges_ForecastFragment } from './upcoming-charges.generated';
import classes from './upcoming-charges.module.css';

type ChargedCard = Pick<CardOnFile_CardFragment, 'expirationMonth' | 'expirationYear'>;

interface ChargesProps<TForecast> {
  forecast: TForecast;
  /** On file; warns if it cannot be charged on the date of the next charge. */
  card: ChargedCard | null;
}

export function UpcomingCharges({ forecast, card }: ChargesProps<Part<UpcomingCharges_ForecastFragment>>) {
  const { value, isLoading } = forecast;
  // The files load independently, so they are shown immediately and nothing moves.
  const hasFiles = isLoading || (value !== null && value.charges.length > 0);
  return (
    <Card title="Upcoming Charges" flush actions={hasFiles && <ForecastFiles />}>
      <div className={classes['content']}>
        <PartState
          of={forecast}
          what="Your upcoming charges could not be loaded."
          loading={
            <>
              <NextChargeSkeleton />
              <ChartSkeleton label="Loading what will be charged" />
            </>
          }
        >
          {(known) => <Charges forecast={known} card={card} />}
        </PartState>
      </div>
    </Card>
  );
}

function Charges({ forecast, card }: ChargesProps<UpcomingCharges_ForecastFragment>) {
  const [chosen, setChosen] = useState<number | null>(null);
  if (forecast.charges.length === 0)
    return <EmptyState isInPart title="Nothing will be charged automatically in the next 12 months." />;
  return (
    <>
      <NextCharge charges={forecast.charges} card={card} />
      <AmountChart
        chart={forecastChart(forecast)}
        chosen={chosen}
        onChoose={(column) => setChosen(column === chosen ? null : column)}
      />
    </>
  );
}

function forecastChart({ months, totals, total, groups }: UpcomingCharges_ForecastFragment): Chart {
  const names = groups.map(({ name }) => name);
  const rows = groups.map((group) => ({
    name: group.name,
    total: centsOf(group.total),
    amounts: group.months.map(centsOf),
  }));
  const amounts = totals.map(centsOf);
  return {
    title: 'To be charged by month',
    unit: 'Month',
    columns: months.map((first) => monthColumn(Number(first.slice(0, 4)), Number(first.slice(5, 7)) - 1)),
    amounts,
    start: amounts.findIndex((amount) => amount !== 0),
    parts: chartParts(rows, names),
    whole: 'the next 12 months',
    total: centsOf(total),
  };
}

const centsOf = (amount: string) => parseMoney(amount) ?? 0;

type Charge = UpcomingCharges_ForecastFragment['charges'][number];

function NextCharge({ charges, card }: { charges: readonly Charge[]; card: ChargedCard | null }) {
  const { today } = usePortalConfig();
  const first = charges[0]?.date;
  const next = charges.filter(({ date }) => date === first);
  const warning = card && first !== undefined && expiryWarning(card, first, today);
  return (
    <dl className={classes['next']}>
      <dt>{next.length === 1 ? 'Next charge' : 'Next charges'}</dt>
      {next.map(({ date, groupId, groupName, isCloud, total, lines }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group with two due periods has two charges
        <dd key={place}>
          <strong>
            <Money amount={total} />
          </strong>{' '}
          on <DateText date={date} /> for{' '}
          <Link to={managePath({ sub: groupId, cloud: isCloud, rp: !isCloud })}>{groupName}</Link>
          <span className={classes['products']}>
            <Sentence>{productsText(lines)}</Sentence>
          </span>
        </dd>
      ))}
      {warning && (
        <dd>
          <StatusPill tone="WARNING">{warning}</StatusPill>
        </dd>
      )}
    </dl>
  );
}

function NextChargeSkeleton() {
  return (
    <div className={classes['next']}>
      <Skeleton width={320} height={24} />
    </div>
  );
}

function productsText(lines: Charge['lines']): string {
  const terms = differingTerms(
    lines.map(({ licenseType, productCode }) => ({
      licenseType: LICENSE_TYPES_BY_NAME[licenseType],
      productCode,
    })),
  );
  const textOf = ({ product, quantity }: Charge['lines'][number], term: string | null | undefined) =>
    `${product}${term ? `, ${term}` : ''} (${countText(quantity)})`;
  return lines.map((line, index) => textOf(line, terms[index])).join(', ');
}
