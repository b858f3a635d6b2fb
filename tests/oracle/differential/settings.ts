/** Disables limits, which are not compared here. */
const NO_LIMIT = String(1_000_000_000);

export const VENDOR_URL = 'http://vendor.invalid';

/** Settings of the gateway, for either way of execution. */
export const SETTINGS = {
  LOG_LEVEL: 'silent',
  INTROSPECTION: 'true',
  PO_BRAINTREE_ID: 'PO',
  SIGN_IN_LIMIT: NO_LIMIT,
  MAIL_LIMIT: NO_LIMIT,
  ORDER_LIMIT: NO_LIMIT,
  ARCHIVE_LIMIT: NO_LIMIT,
  UPLOAD_LIMIT: NO_LIMIT,
  UNCONFIRMED_LIMIT: NO_LIMIT,
};
