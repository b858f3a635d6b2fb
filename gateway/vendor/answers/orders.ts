import { z } from 'zod';
import { saysNo, wireFlag, wireOptionalId, wireOptionalText, wireOurName, wireOutcome } from '../wire';

/** REST-22 and the other order calls: outcome of an order. */
export const orderAnswer = wireOutcome({
  transactionId: wireOptionalId,
  /** A code of the schema, if the vendor service sends one. */
  code: wireOurName,
  field: wireOurName,
  /** The outcome is not known yet (D-126). */
  processing: wireFlag,
});
export type OrderAnswer = z.output<typeof orderAnswer>;

/** REST-36, REST-57 to REST-59: outcome of canceling or uncanceling groups or seats. */
export const groupAnswer = wireOutcome({
  code: wireOurName,
  // Only for a decline.
  canUndo: wireFlag,
});

const STATES = ['done', 'processing', 'refused', 'unknown'] as const;

/** Status of an attempt; unknown if the vendor refuses the question. */
export const orderStatus = z
  .object({
    success: z.unknown().optional(),
    state: z.enum(STATES).optional(),
    transactionId: wireOptionalId,
    errorMessage: wireOptionalText,
    code: wireOurName,
    field: wireOurName,
    fingerprint: wireOptionalText,
  })
  .transform(({ success, state, ...known }, context) => {
    if (state !== undefined) return { ...known, state };
    if (saysNo(success)) return { ...known, state: 'unknown' as const };
    context.addIssue({ code: 'custom', message: 'no state', path: ['state'] });
    return z.NEVER;
  });
export type VendorOrderStatus = z.output<typeof orderStatus>;
