/** Whether a subscription was bought by purchase order: its payment id is the vendor's sentinel (MAN-23, D-62). */
export function isPurchaseOrder(braintreeId: string | null, sentinel: string): boolean {
  return sentinel !== '' && braintreeId === sentinel;
}
