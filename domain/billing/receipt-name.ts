/** `Axure Receipt {purchaseId}.pdf` (CONST-33). */
export function receiptFileName(purchaseId: string): string {
  return `Axure Receipt ${purchaseId}.pdf`;
}
