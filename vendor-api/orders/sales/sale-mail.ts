import { formatUsd } from '#domain/money/format-usd';
import { shownSteps } from '../../billing/priced-line';
import { escapeHtml } from '../../html';
import { MAIL_HEAD } from '../../mail/mail-head';
import type { OrderSnapshot } from '../order-snapshot';

export type Row = readonly [label: string, value: string];

export interface AmountRow {
  readonly label: string;
  readonly explanation: string | null;
  readonly amount: string;
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
  const rows = lines.flatMap((line) =>
    shownSteps(line).map(({ kind, label, explanation, amountCents }) => ({
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

// Mail clients ignore style sheets, so every element has inline styles.
const FONT = "font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif";
// Some clients do not inherit text styles into tables.
const TEXT = `${FONT};font-size:15px;line-height:22px;color:#1b1b23`;
const PAGE = 'margin:0;padding:24px 12px;background:#f7f7f9';
const CARD =
  'width:100%;max-width:560px;border:1px solid #e4e4ea;border-radius:10px;background:#ffffff;border-collapse:separate;border-spacing:0';
const PART = `padding:20px 24px;${TEXT}`;
const OPENING = 'margin:0;font-size:20px;line-height:28px;overflow-wrap:anywhere';
const TABLE = `width:100%;border-collapse:collapse;${TEXT}`;
const NUMBER = 'text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;vertical-align:top';
const LABEL = 'vertical-align:top;padding-right:16px';
const QUIET = 'color:#5c5c6b';
const LINE = 'border-top:1px solid #e4e4ea';
const GAP = '<tr><td colspan="2" style="height:10px"></td></tr>';

export function saleMailHtml({ opening, facts, amounts: { rows, total }, closing }: SaleMail): string {
  return [
    MAIL_HEAD,
    `<body style="${PAGE}"><table role="presentation" align="center" style="${CARD}">`,
    part(`<h1 style="${OPENING}">${escapeHtml(opening)}</h1>`),
    part(`<table style="${TABLE}">${facts.map(factRow).join('')}</table>`, LINE),
    part(`<table style="${TABLE}">${rows.map(amountRow).join('')}${GAP}${totalRow(total)}</table>`, LINE),
    part(escapeHtml(closing), `${LINE};${QUIET};font-size:13px;line-height:20px`),
    '</table></body></html>',
  ].join('');
}

function part(markup: string, style = ''): string {
  return `<tr><td style="${PART};${style}">${markup}</td></tr>`;
}

function factRow([label, value]: Row): string {
  return [
    `<tr><td style="${LABEL};padding-top:3px;padding-bottom:3px;${QUIET}">${escapeHtml(label)}</td>`,
    `<td style="padding:3px 0;text-align:right;vertical-align:top;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
  ].join('');
}

function amountRow({ label, explanation, amount, isProduct }: AmountRow): string {
  const style = isProduct ? 'padding-top:10px;font-weight:600' : `padding-top:4px;${QUIET}`;
  const why =
    explanation === null
      ? ''
      : `<br><span style="font-weight:400;font-size:13px;line-height:18px;${QUIET}">${escapeHtml(explanation)}</span>`;
  return [
    `<tr><td style="${LABEL};padding-bottom:4px;${style}">${escapeHtml(label)}${why}</td>`,
    `<td style="${NUMBER};padding-bottom:4px;${style}">${escapeHtml(amount)}</td></tr>`,
  ].join('');
}

function totalRow(total: string): string {
  const style = `${LINE};padding-top:12px;font-size:17px;font-weight:700`;
  return `<tr><td style="${LABEL};${style}">Total USD</td><td style="${NUMBER};${style}">${escapeHtml(total)}</td></tr>`;
}
