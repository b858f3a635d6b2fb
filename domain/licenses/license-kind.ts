/** Seats of subscriptions, and the licences outside of them. */
export const LICENSE_KINDS = ['subscription', 'perpetual', 'education', 'upgrade'] as const;

export type LicenseKind = (typeof LICENSE_KINDS)[number];
