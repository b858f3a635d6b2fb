import type { Period } from '#domain/billing/receipt-archive';

export function receiptPath(saleId: string): string {
  return `/receipts/${encodeURIComponent(saleId)}`;
}

export function receiptArchivePath({ from, to }: Period): string {
  return `/receipt-archive?from=${from}&to=${to}`;
}
