import { z } from 'zod';
import type { FailedPayment } from '#domain/changes/retry/if-unpaid';
import { wireDate, wireMoney, wireOptionalText } from '../wire';

/** Last failed charge of a group; null when the vendor stores none or uses the name differently. */
export const failedPayment = z
  .object({
    date: wireDate,
    reason: z.string(),
    amount: wireMoney.nullish(),
    cardType: wireOptionalText,
    lastFour: wireOptionalText,
  })
  .nullish()
  .transform((wire): FailedPayment | null => {
    if (!wire) return null;
    const { date, reason, amount, cardType, lastFour } = wire;
    const card = cardType !== null && lastFour !== null ? { cardType, lastFour } : null;
    return { date, reason, total: amount ?? null, card };
  })
  .catch(null);
