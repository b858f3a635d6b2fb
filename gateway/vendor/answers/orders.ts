import { z } from 'zod';
import { saysNo, wireFlag, wireOptionalId, wireOptionalText, wireOurName, wireOutcome } from '../wire';

/** REST-22 and its siblings: what became of an order call. */
export const orderAnswer = wireOutcome({
  transactionId: wireOptionalId,
  /** A code of ours, when the vendor service gives one. */
  code: wireOurName,
  field: wireOurName,
  /** The outcome is not known yet (D-126). */
  processing: wireFlag,
});
export type OrderAnswer = z.output<typeof orderAnswer>;

/** REST-36, REST-57 to REST-59: whether groups or seats were canceled, or go on again. */
export const groupAnswer = wireOutcome({
  code: wireOurName,
  // Of a decline.
  canUndo: wireFlag,
});

const STATES = ['done', 'processing', 'refused', 'unknown'] as const;

/** What the vendor knows of an attempt; a refusal of the question knows none. */
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

export const KNOWN_TO_NOBODY = orderStatus.parse({ success: false });
