/** Settings of the portal that journeys share: everything that can be shown is, and services can be made to fail. */
export const SHARED_SETTINGS: Readonly<Record<string, string>> = {
  CLOUD_AUTHOR: 'true',
  EULA_URL: 'https://terms.example/eula',
  FAULT_DIAL: 'true',
  // The gateway writes down every request then.
  LOG_LEVEL: 'debug',
  // Hundreds of made-up codes are tried, and whoever signs in next need not wait.
  SIGN_IN_LIMIT: '1000',
  SUPPORT_HOST: 'store.example',
  // Nothing here is slow but a busy machine.
  VENDOR_TIMEOUT_MS: '60000',
  TESTIMONIALS: JSON.stringify([{ quote: 'It saves us weeks.', author: 'Ada', company: 'Engines Ltd' }]),
};

/**
 * For journeys in whose portal time passes, by the page of the demonstration alone, or whose payments get lost, and are
 * looked for soon. One portal for all of them: time passes for everybody in it.
 */
export const OWN_SETTINGS: Record<string, string> = {
  RENEWAL_INTERVAL_MS: '0',
  JANITOR_INTERVAL_MS: '1000',
  PAYMENT_TIMEOUT_MS: '2000',
  PAYMENT_QUIET_MS: '5000',
};
