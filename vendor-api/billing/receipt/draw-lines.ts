import { formatUsd } from '#domain/money/format-usd';
import type { Line } from './pen';
import type { Receipt, ReceiptLine } from './receipt';
import { MUTED, type Sheet } from './sheet';

const AMOUNTS = 100;
const LABEL = 15;
const EXPLANATION = { size: 8.5 };
const EXPLANATION_LEADING = 13;
/** Lines up to this height stay on one page; a taller one may break after a step. */
const TALLEST_WHOLE = 240;
/** Height of the list's head and a short line below it. */
const LEAST_OF_LIST = 60;

export function drawListHead(sheet: Sheet): void {
  sheet.text('Description', sheet.left, { color: MUTED, size: 9 });
  sheet.text('Amount USD', sheet.right, { color: MUTED, size: 9, align: 'right' });
  sheet.y += 16;
}

export function drawLines(sheet: Sheet, { lines }: Pick<Receipt, 'lines'>): void {
  sheet.keep(LEAST_OF_LIST);
  drawListHead(sheet);
  for (const line of lines) drawLine(sheet, line);
}

interface StepRows {
  readonly label: readonly Line[];
  readonly explanation: readonly Line[];
  readonly amount: string;
  readonly height: number;
}

function drawLine(sheet: Sheet, { steps }: ReceiptLine): void {
  const rows = steps.map((step, index) => stepRows(sheet, step, index === 0));
  const height = rows.reduce((sum, step) => sum + step.height, 14);
  sheet.keep(Math.min(height, TALLEST_WHOLE), drawListHead);
  sheet.rule();
  sheet.y += 10;
  for (const [index, step] of rows.entries()) {
    sheet.keep(step.height, drawListHead);
    drawStep(sheet, step, index === 0);
  }
  sheet.y += 4;
}

function stepRows(sheet: Sheet, step: ReceiptLine['steps'][number], isFirst: boolean): StepRows {
  const width = sheet.right - sheet.left - AMOUNTS;
  const label = sheet.wrap(step.label, width, { weight: isFirst ? 600 : 400 });
  const explanation = step.explanation === null ? [] : sheet.wrap(step.explanation, width, EXPLANATION);
  const height = label.length * LABEL + explanation.length * EXPLANATION_LEADING + 3;
  return { label, explanation, amount: formatUsd(step.amountCents), height };
}

function drawStep(sheet: Sheet, { label, explanation, amount }: StepRows, isFirst: boolean): void {
  for (const [row, part] of label.entries()) {
    sheet.text(part, sheet.left, { weight: isFirst ? 600 : 400 });
    // After the label, so that it is read aloud and copied in this order.
    if (row === 0) sheet.text(amount, sheet.right, { align: 'right', isTabular: true });
    sheet.y += LABEL;
  }
  for (const part of explanation) {
    sheet.text(part, sheet.left, { ...EXPLANATION, color: MUTED });
    sheet.y += EXPLANATION_LEADING;
  }
  sheet.y += 3;
}
