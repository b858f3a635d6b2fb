import { z } from 'zod';
import type { FailedPayment } from '#domain/changes/retry/if-unpaid';
import { wireDate, wireMoney, wireOptionalText } from '../wire';

/** Of the last try to charge a group; null where the vendor keeps nothing of it, or means something else by the name. */
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
