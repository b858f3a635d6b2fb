import { z } from 'zod';
import { wireFlag, wireOptionalText, wireOutcome } from '../wire';

/** REST-22 and its siblings: what became of an order call. */
export const orderAnswer = z.object({
  ...wireOutcome,
  transactionId: wireOptionalText,
  /** A code of ours, when the vendor service gives one. */
  code: wireOptionalText,
  /** The outcome is not known yet (D-126). */
  processing: wireFlag,
});
export type OrderAnswer = z.output<typeof orderAnswer>;

/** What the vendor knows of an attempt; a vendor without this endpoint knows none. */
export const orderStatus = z.object({
  state: z.enum(['done', 'processing', 'refused', 'unknown']),
  transactionId: wireOptionalText,
  errorMessage: wireOptionalText,
  code: wireOptionalText,
});
export type VendorOrderStatus = z.output<typeof orderStatus>;
