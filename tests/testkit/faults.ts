async function post(url: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
}

export type VendorFault = 'exitBeforeCharge' | 'exitAfterCharge' | 'exitAfterRecord' | 'dropAnswer';

/** Makes the vendor service's next order go wrong. */
export function breakVendor(vendorUrl: string, fault: VendorFault): Promise<void> {
  return post(`${vendorUrl}/__faults`, { [fault]: true });
}

export type PaymentFault =
  | { kind: 'lost-answer' | 'refuse' }
  | { kind: 'latency' | 'delayed-commit'; ms: number }
  | { kind: 'error'; status: number };

/** Makes the payment provider's next sale go wrong. */
export function breakNextSale(paymentsUrl: string, fault: PaymentFault): Promise<void> {
  return post(`${paymentsUrl}/__faults`, { operation: 'sale', ...fault });
}
