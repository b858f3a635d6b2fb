import { formatUsd } from '#domain/money/format-usd';
import type { OrderSnapshot } from '../order-snapshot';

export type Row = readonly [label: string, value: string];

export interface AmountRow {
  readonly label: string;
  readonly explanation: string | null;
  readonly amount: string;
  /** A product, not a step that changes its price. */
  readonly isProduct: boolean;
}

export interface SaleAmounts {
  readonly rows: readonly AmountRow[];
  readonly total: string;
}

export interface SaleMail {
  readonly opening: string;
  readonly facts: readonly Row[];
  readonly amounts: SaleAmounts;
  readonly closing: string;
}

/** The same figures as on the receipt (CONF-12). */
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
