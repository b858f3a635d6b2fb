import { formatUsd } from '#domain/money/format-usd';
import type { OrderSnapshot } from '../order-snapshot';

export type Row = readonly [label: string, value: string];

/** One step of a price. */
export interface AmountRow {
  readonly label: string;
  /** The arithmetic in words; null when the label says all. */
  readonly explanation: string | null;
  readonly amount: string;
  /** Whether it is a product, and not what changes the price of the one before. */
  readonly isProduct: boolean;
}

/** What a sale came to, from list prices to the total. */
export interface SaleAmounts {
  readonly rows: readonly AmountRow[];
  readonly total: string;
}

/** What a mail about a sale says, from top to bottom. */
export interface SaleMail {
  readonly opening: string;
  readonly facts: readonly Row[];
  readonly amounts: SaleAmounts;
  readonly closing: string;
}

/** Every step of the price and the total, as they stand on the receipt and the confirmation (CONF-12). */
export function amountRows({ lines, totalCents }: Pick<OrderSnapshot, 'lines' | 'totalCents'>): SaleAmounts {
  const rows = lines.flatMap(({ derivation }) =>
    derivation.map(({ kind, label, explanation, amountCents }) => ({
      label,
      explanation,
      amount: formatUsd(amountCents),
      isProduct: kind === 'LIST_PRICE',
    })),
  );
  return { rows, total: formatUsd(totalCents) };
}

const AMOUNT_WIDTH = 14;

export function saleMailText({ opening, facts, amounts: { rows, total }, closing }: SaleMail): string {
  const sum: AmountRow = { label: 'Total USD', explanation: null, amount: total, isProduct: true };
  const width = Math.max(...[...rows, sum].map((row) => indented(row).length)) + 2;
  const line = (row: AmountRow) => `${indented(row).padEnd(width)}${row.amount.padStart(AMOUNT_WIDTH)}`;
  return [
    opening,
    '',
    ...facts.map(([label, value]) => `${label}: ${value}`),
    '',
    ...rows.flatMap((row) => [line(row), ...(row.explanation === null ? [] : [`    ${row.explanation}`])]),
    '-'.repeat(width + AMOUNT_WIDTH),
    line(sum),
    '',
    closing,
    '',
  ].join('\n');
}

function indented({ label, isProduct }: AmountRow): string {
  return isProduct ? label : `  ${label}`;
}
