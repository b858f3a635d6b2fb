import { buffer } from 'node:stream/consumers';
import { receiptFileName } from '#domain/billing/receipt-archive';
import { formatDate } from '#domain/calendar/format-date';
import { formatUsd } from '#domain/money/format-usd';
import { saleTermName } from '#domain/terms/sale-term';
import type { VendorDeps } from '../../deps';
import { drawLines, drawListHead } from './draw-lines';
import { drawParties } from './draw-parties';
import { receiptOfPurchase } from './find-receipt';
import { letterReader } from './letters';
import {
  buyerLines,
  closingLines,
  freeTexts,
  type Receipt,
  type Seller,
  sellerLines,
  sellerOf,
} from './receipt';
import { MUTED, newSheet, type Sheet } from './sheet';

/** Returns the receipt as a PDF stream that has already ended and is ready to be piped. */
export async function drawReceipt(receipt: Receipt, seller: Seller): Promise<PDFKit.PDFDocument> {
  const title = `Receipt ${receipt.orderNumber}`;
  const sheet = newSheet({
    title,
    at: new Date(`${receipt.purchasedOn}T00:00:00Z`),
    read: await letterReader(freeTexts(receipt, seller)),
    drawPageHead: (page) => drawPageHead(page, receipt),
  });
  drawHead(sheet, receipt);
  const from = { title: 'From', lines: sellerLines(seller) };
  drawParties(sheet, from, { title: 'Billed to', lines: buyerLines(receipt) });
  drawLines(sheet, receipt);
  drawTotal(sheet, receipt);
  sheet.finish(title);
  return sheet.document;
}

function drawHead(sheet: Sheet, receipt: Receipt): void {
  const top = sheet.y;
  sheet.text('Receipt', sheet.left, { size: 24, weight: 600 });
  if (receipt.isRenewal) {
    sheet.y += 32;
    sheet.text('Subscription renewal', sheet.left, { color: MUTED });
    sheet.y = top;
  }
  const facts = [
    ['Order Number', receipt.orderNumber],
    ['Date', formatDate(receipt.purchasedOn)],
    ['Billing Term', billingTerms(receipt)],
  ] as const;
  for (const [label, value] of facts) {
    sheet.text(label, sheet.right - 110, { color: MUTED, align: 'right' });
    sheet.text(value, sheet.right, { align: 'right', weight: 600 });
    sheet.y += 16;
  }
  sheet.y += 24;
}

function billingTerms({ termCode, otherTerms = [] }: Receipt): string {
  const [other, ...more] = otherTerms.map(saleTermName);
  if (other === undefined) return saleTermName(termCode);
  return `${saleTermName(termCode)}, ${more.length === 0 ? other : 'and others'}`;
}

function drawPageHead(sheet: Sheet, { orderNumber, purchasedOn }: Receipt): void {
  sheet.text(`Receipt ${orderNumber}`, sheet.left, { weight: 600 });
  sheet.text(formatDate(purchasedOn), sheet.right, { align: 'right', color: MUTED });
  sheet.y += 28;
}

function drawTotal(sheet: Sheet, receipt: Receipt): void {
  const closing = closingLines(receipt).flatMap((line) => sheet.wrap(line, sheet.right - sheet.left));
  sheet.keep(34 + closing.length * 15, drawListHead);
  sheet.rule();
  sheet.y += 12;
  const big = { size: 12, weight: 600 } as const;
  sheet.text('Total USD', sheet.left, big);
  sheet.text(formatUsd(receipt.totalCents), sheet.right, { ...big, align: 'right', isTabular: true });
  sheet.y += 22;
  for (const line of closing) {
    sheet.text(line, sheet.left, { color: MUTED });
    sheet.y += 15;
  }
}

interface ReceiptFile {
  readonly fileName: string;
  readonly content: Buffer;
}

export async function receiptPdf(
  { db, settings }: Pick<VendorDeps, 'db' | 'settings'>,
  purchaseId: string,
): Promise<ReceiptFile> {
  const receipt = await receiptOfPurchase(db, purchaseId);
  if (receipt === null) throw new Error(`purchase ${purchaseId} has no receipt`);
  const content = await buffer(await drawReceipt(receipt, sellerOf(settings)));
  return { fileName: receiptFileName(purchaseId), content };
}
