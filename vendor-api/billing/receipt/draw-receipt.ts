import { formatDate } from '#domain/calendar/format-date';
import { formatUsd } from '#domain/money/format-usd';
import { termName } from '#domain/terms/term-name';
import type { Receipt, ReceiptLine } from './receipt';
import { SELLER } from './seller';
import { MUTED, newSheet, type Sheet } from './sheet';

/** The receipt as a PDF, ready to be piped. Whoever pipes it gets all of it; it is ended already. */
export function drawReceipt(receipt: Receipt): PDFKit.PDFDocument {
  const sheet = newSheet(`Receipt ${receipt.orderNumber}`);
  drawHead(sheet, receipt);
  drawParties(sheet, receipt);
  drawLines(sheet, receipt);
  drawTotal(sheet, receipt);
  sheet.document.end();
  return sheet.document;
}

function drawHead(sheet: Sheet, receipt: Receipt): void {
  sheet.text('Receipt', sheet.left, { size: 24, weight: 600 });
  const facts = [
    ['Order Number', receipt.orderNumber],
    ['Date', formatDate(receipt.purchasedOn)],
    ['Billing Term', termName(receipt.termCode)],
  ] as const;
  for (const [label, value] of facts) {
    sheet.text(label, sheet.right - 110, { color: MUTED, align: 'right' });
    sheet.text(value, sheet.right, { align: 'right', weight: 600 });
    sheet.y += 16;
  }
  sheet.y += 24;
}

function drawParties(sheet: Sheet, receipt: Receipt): void {
  const top = sheet.y;
  const middle = (sheet.left + sheet.right) / 2;
  drawParty(sheet, sheet.left, 'From', [SELLER.name, ...SELLER.lines]);
  const sellerEnd = sheet.y;
  sheet.y = top;
  drawParty(sheet, middle, 'Billed to', buyerLines(receipt));
  sheet.y = Math.max(sheet.y, sellerEnd) + 28;
}

function drawParty(sheet: Sheet, x: number, title: string, lines: readonly string[]): void {
  sheet.text(title, x, { color: MUTED, size: 9 });
  sheet.y += 16;
  const width = (sheet.right - sheet.left) / 2 - 16;
  for (const [index, line] of lines.entries()) {
    const weight = index === 0 ? 600 : 400;
    for (const part of sheet.wrap(line, width, { weight })) {
      sheet.text(part, x, { weight });
      sheet.y += 15;
    }
  }
}

function buyerLines({ buyer }: Receipt): string[] {
  const { streetAddress, locality, region, postalCode, country } = buyer.address;
  return [
    buyer.name,
    streetAddress,
    [locality, region, postalCode].filter((part) => part !== '').join(', '),
    country,
    buyer.vat === '' ? '' : `VAT ID ${buyer.vat}`,
    buyer.email,
  ].filter((line) => line !== '');
}

function drawLines(sheet: Sheet, receipt: Receipt): void {
  sheet.text('Description', sheet.left, { color: MUTED, size: 9 });
  sheet.text('Amount USD', sheet.right, { color: MUTED, size: 9, align: 'right' });
  sheet.y += 16;
  for (const line of receipt.lines) drawLine(sheet, line);
}

function drawLine(sheet: Sheet, line: ReceiptLine): void {
  sheet.keep(20 + line.steps.length * 32);
  sheet.rule();
  sheet.y += 10;
  for (const [index, step] of line.steps.entries()) {
    sheet.text(step.label, sheet.left, { weight: index === 0 ? 600 : 400 });
    sheet.text(formatUsd(step.amountCents), sheet.right, { align: 'right', isTabular: true });
    sheet.y += 15;
    for (const part of sheet.wrap(step.explanation ?? '', sheet.right - sheet.left - 100, { size: 8.5 })) {
      sheet.text(part, sheet.left, { size: 8.5, color: MUTED });
      sheet.y += 13;
    }
    sheet.y += 3;
  }
  sheet.y += 4;
}

function drawTotal(sheet: Sheet, { totalCents, card, licensee }: Receipt): void {
  sheet.keep(90);
  sheet.rule();
  sheet.y += 12;
  sheet.text('Total USD', sheet.left, { size: 12, weight: 600 });
  sheet.text(formatUsd(totalCents), sheet.right, { size: 12, weight: 600, align: 'right', isTabular: true });
  sheet.y += 22;
  sheet.text(paidBy(totalCents, card), sheet.left, { color: MUTED });
  sheet.y += 15;
  sheet.text(`Licensed to ${licensee}`, sheet.left, { color: MUTED });
}

function paidBy(totalCents: number, card: Receipt['card']): string {
  if (totalCents === 0) return 'Nothing was charged.';
  return card === null ? 'Paid.' : `Paid by ${card.cardType} ending in ${card.lastFour}`;
}
