import type { SaleOrder } from '../../../schema.generated';
import type { Section } from '../../../ui/data-table/column';
import { useNarrow } from '../../../ui/data-table/data-table';
import { SectionedTable } from '../../../ui/data-table/rows';
import { Money } from '../../../ui/money';
import { purchasesText } from '../period/period-text';
import type { SpendingChart_YearFragment } from '../spending/spending-chart.generated';
import { SALE_COLUMNS, type Sale, saleSort } from './sale-columns';
import classes from './transaction-table.module.css';

interface TransactionTableProps {
  sales: readonly Sale[];
  order: SaleOrder;
  onOrder: (order: SaleOrder) => void;
  /** For the headings of the years; null for a list without them. */
  years: readonly SpendingChart_YearFragment[] | null;
}

/** One row a purchase (SALES-04); on a phone its style sheet makes a card of each. */
export function TransactionTable({ sales, order, onOrder, years }: TransactionTableProps) {
  const isNarrow = useNarrow(760);
  return (
    <SectionedTable
      sections={years === null ? [{ key: 'all', heading: null, rows: sales }] : yearSections(sales, years)}
      columns={SALE_COLUMNS}
      label="Transactions"
      sort={isNarrow ? null : saleSort(order, onOrder)}
      className={classes['table']}
    />
  );
}

function yearSections(sales: readonly Sale[], years: readonly SpendingChart_YearFragment[]): Section<Sale>[] {
  return yearGroups(sales).map(({ year, sales: rows }) => {
    const spent = years.find((each) => each.year === year);
    return {
      key: String(year),
      heading: {
        text: (
          <>
            {year} {spent && <span className={classes['count']}>{purchasesText(spent.saleCount)}</span>}
          </>
        ),
        figure: spent && <Money amount={spent.total} />,
        figureColumn: 'amount',
      },
      rows,
    };
  });
}

interface YearGroup<TSale> {
  year: number;
  sales: TSale[];
}

export function yearGroups<TSale extends { purchasedDate: string }>(
  sales: readonly TSale[],
): YearGroup<TSale>[] {
  const groups: YearGroup<TSale>[] = [];
  for (const sale of sales) {
    const year = Number(sale.purchasedDate.slice(0, 4));
    const last = groups.at(-1);
    if (last?.year === year) last.sales.push(sale);
    else groups.push({ year, sales: [sale] });
  }
  return groups;
}
