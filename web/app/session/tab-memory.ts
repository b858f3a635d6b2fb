const PREFIX = 'customer:';

/** The key of what a tab's storage holds of its customer and loses when the customer signs out (AUTH-18). */
export function untilSignOut(name: string): string {
  return `${PREFIX}${name}`;
}

/** Removes what a tab's storage holds until its customer signs out; what has to be found again afterwards stays. */
export function forgetCustomer(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(PREFIX)) storage.removeItem(key);
  }
}
