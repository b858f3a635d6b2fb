import { z } from 'zod';
import {
  wireFlag,
  wireId,
  wireInteger,
  wireMoney,
  wireOptionalDate,
  wireOptionalText,
  wireText,
} from '../wire';

const count = wireInteger.nullish().transform((value) => value ?? 0);

const found = z.object({
  success: wireFlag,
  term: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((term) => term ?? null),
  is2Year: wireFlag,
  is3Year: wireFlag,
  isSubscription: wireFlag,
  isAseSub: wireFlag,
  isCloud: wireFlag,
  isCfb: wireFlag,
  isReactivate: wireFlag,
  isTerm: wireFlag,
  isEdition: wireFlag,
  isRenewal: wireFlag,
  isAutoRenew: wireFlag,
  licensee: wireText,
  proCount: count,
  teamCount: count,
  entCount: count,
  newExpireDate: wireOptionalDate,
  seatIds: z
    .array(wireId)
    .nullish()
    .transform((ids) => ids ?? []),
  subscriptionId: wireId.nullish().transform((id) => id || null),
  /** Not in the vendor's stated answer; ours gives it. */
  amount: wireMoney.nullish(),
});

const notFound = z.object({ success: wireFlag.refine((success) => !success), message: wireOptionalText });

/** REST-37, CONF-07; null when the sale is unknown or another customer's (CONF-08). */
export const confirmation = z.union([notFound.transform(() => null), found]);
export type ConfirmationAnswer = NonNullable<z.output<typeof confirmation>>;
