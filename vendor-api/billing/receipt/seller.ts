/** Who sells, as printed on receipts. */
export const SELLER = {
  name: 'Axure Software Solutions, Inc.',
  lines: ['www.axure.com', 'support@axure.com'],
} as const;
