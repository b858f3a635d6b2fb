import { formatDate } from '#domain/calendar/format-date';
import { formatUsd } from '#domain/money/format-usd';
import { termName } from '#domain/terms/term-name';
import { nextBillingDate } from '#domain/terms/term-period';
import { escapeHtml } from '../../mail/escape-html';
import type { NewMail } from '../../mail/outbox';
import type { OrderSnapshot } from '../orders/snapshot';

type Card = { readonly cardType: string; readonly lastFour: string };

/** The confirmation that the buyer gets (CONF-12, D-57); its figures are those of the sale. */
export function orderMail(orderNumber: string, order: OrderSnapshot, card: Card | null): NewMail {
  const facts = factsOf(orderNumber, order, card);
  const rows = rowsOf(order);
  return {
    kind: 'order-confirmation',
    to: order.buyer.email,
    subject: `Your order ${orderNumber}`,
    text: textOf(facts, rows),
    html: htmlOf(facts, rows),
  };
}

type Row = readonly [label: string, amount: string];

function factsOf(orderNumber: string, order: OrderSnapshot, card: Card | null): Row[] {
  return [
    ['Order Number', orderNumber],
    ['Date', formatDate(order.today)],
    ['Licensee', order.licensee],
    ['Billing Term', termName(order.termCode)],
    ['Next billed', formatDate(nextBillingDate(order.expireDate))],
    ...(card ? [['Card', `${card.cardType} ending in ${card.lastFour}`] as const] : []),
  ];
}

function rowsOf(order: OrderSnapshot): Row[] {
  const steps = order.lines.flatMap(({ derivation }) =>
    derivation.map(({ label, amountCents }) => [label, formatUsd(amountCents)] as const),
  );
  return [...steps, ['Total USD', formatUsd(order.totalCents)]];
}

const GREETING = 'Thank you for your order.';
const CLOSING = 'The receipt is in the Transaction History on the Billing page of the portal.';

function textOf(facts: readonly Row[], rows: readonly Row[]): string {
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  return [
    GREETING,
    '',
    ...facts.map(([label, value]) => `${label}: ${value}`),
    '',
    ...rows.map(([label, amount]) => `${label.padEnd(width)}${amount.padStart(14)}`),
    '',
    CLOSING,
    '',
  ].join('\n');
}

const CELL = 'padding:6px 12px 6px 0;border-bottom:1px solid #e4e4e7';
const NUMBER = `${CELL};text-align:right;white-space:nowrap`;

function htmlOf(facts: readonly Row[], rows: readonly Row[]): string {
  const table = (lines: readonly Row[], valueStyle: string) =>
    lines
      .map(
        ([label, value]) =>
          `<tr><td style="${CELL}">${escapeHtml(label)}</td><td style="${valueStyle}">${escapeHtml(value)}</td></tr>`,
      )
      .join('');
  return [
    '<!doctype html><html lang="en"><body style="font:15px/1.5 sans-serif;color:#18181b;max-width:36rem">',
    `<p>${GREETING}</p>`,
    `<table style="border-collapse:collapse">${table(facts, CELL)}</table><br>`,
    `<table style="border-collapse:collapse;width:100%">${table(rows, NUMBER)}</table>`,
    `<p>${CLOSING}</p></body></html>`,
  ].join('');
}
