/** Shared settings of the journeys: everything is visible, and services can be made to fail. */
export const SHARED_SETTINGS: Readonly<Record<string, string>> = {
  CLOUD_AUTHOR: 'true',
  EULA_URL: 'https://terms.example/eula',
  FAULT_DIAL: 'true',
  // Makes the gateway log every request.
  LOG_LEVEL: 'debug',
  // Hundreds of invalid codes are tried, which must not delay later sign-ins.
  SIGN_IN_LIMIT: '1000',
  SUPPORT_HOST: 'store.example',
  // Only a busy machine is slow here.
  VENDOR_TIMEOUT_MS: '60000',
  TESTIMONIALS: JSON.stringify([{ quote: 'It saves us weeks.', author: 'Ada', company: 'Engines Ltd' }]),
};

/**
 * For journeys that move the date, by the demonstration's page only, or that lose payments, which are
 * recovered soon. They share one portal, since its date is shared.
 */
export const OWN_SETTINGS: Record<string, string> = {
  RENEWAL_INTERVAL_MS: '0',
  JANITOR_INTERVAL_MS: '1000',
  PAYMENT_TIMEOUT_MS: '2000',
  PAYMENT_QUIET_MS: '5000',
};
