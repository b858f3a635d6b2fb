async function post(url: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
}

export type VendorFault = 'exitBeforeCharge' | 'exitAfterCharge' | 'exitAfterRecord' | 'dropAnswer';

export function breakVendor(vendorUrl: string, fault: VendorFault): Promise<void> {
  return post(`${vendorUrl}/__faults`, { [fault]: true });
}

/** Makes the vendor service unavailable, or available again, without stopping it. */
export function setOutage(vendorUrl: string, isDown: boolean): Promise<void> {
  return post(`${vendorUrl}/__faults`, { failRequests: isDown ? Number.MAX_SAFE_INTEGER : 0 });
}

export type PaymentFault =
  | { kind: 'lost-answer' | 'refuse' }
  | { kind: 'latency' | 'delayed-commit'; ms: number }
  | { kind: 'error'; status: number };

export function breakNextSale(paymentsUrl: string, fault: PaymentFault): Promise<void> {
  return post(`${paymentsUrl}/__faults`, { operation: 'sale', ...fault });
}

/** Hides the outcome of all sales until the faults are cleared. */
export function hideSales(paymentsUrl: string): Promise<void> {
  return post(`${paymentsUrl}/__faults`, { operation: 'search', kind: 'error', status: 503, count: 1_000 });
}

/** Clears all payment faults; held requests are answered now. */
export async function clearPaymentFaults(paymentsUrl: string): Promise<void> {
  const response = await fetch(`${paymentsUrl}/__faults`, { method: 'DELETE' });
  if (!response.ok) throw new Error(`The faults could not be cleared: ${response.status}`);
}
