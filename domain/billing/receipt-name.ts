/** What file systems and archives give a meaning of their own, `../` among it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is about
const NOT_IN_NAMES = /[\\/:*?"<>|\u0000-\u001f\u007f]/g;

/** `Axure Receipt {purchaseId}.pdf` (CONST-33), safe as a file's name whatever the id. */
export function receiptFileName(purchaseId: string): string {
  return `Axure Receipt ${purchaseId.replace(NOT_IN_NAMES, '_')}.pdf`;
}
