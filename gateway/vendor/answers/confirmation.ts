import { z } from 'zod';
import {
  wireDate,
  wireFlag,
  wireId,
  wireInteger,
  wireMoney,
  wireOptionalDate,
  wireOptionalText,
  wireText,
} from '../wire';

const count = wireInteger.nullish().transform((value) => value ?? 0);

/** Several keys come as one text, one to a line, or as a list. */
const keys = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .transform((sent) => (Array.isArray(sent) ? sent : (sent ?? '').split(/[\n,]/)))
  .transform((list) => list.map((key) => key.trim()).filter((key) => key !== ''));

const line = z.object({
  productName: wireText,
  quantity: wireInteger,
  amount: wireMoney,
  derivation: z.array(
    z.object({
      kind: z.enum(['LIST_PRICE', 'CREDIT', 'ADJUSTMENT', 'COUPON']),
      label: z.string(),
      explanation: z.string().nullable(),
      quantity: wireInteger,
      each: wireMoney,
      amount: wireMoney,
    }),
  ),
});

const part = z.object({
  term: wireInteger,
  is2Year: wireFlag,
  is3Year: wireFlag,
  newExpireDate: wireDate,
  isPurchaseOrder: wireFlag,
  products: z.array(z.object({ productName: wireText, quantity: wireInteger })),
});

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
  proKeys: keys,
  teamKeys: keys,
  entKeys: keys,
  cloudAuthorCount: count,
  cloudPublisherCount: count,
  aseProductName: wireText,
  domain: wireOptionalText,
  instanceId: wireId.nullish().transform((id) => id || null),
  newExpireDate: wireOptionalDate,
  seatIds: z
    .array(wireId)
    .nullish()
    .transform((ids) => ids ?? []),
  subscriptionId: wireId.nullish().transform((id) => id || null),
  /** Not in the vendor's stated answer; ours says it of what expires instead of being billed again. */
  isPurchaseOrder: wireFlag,
  /** Not in the vendor's stated answer; ours gives it. */
  amount: wireMoney.nullish(),
  /** As `isPurchaseOrder`: what goes on for a term each, or up to a day each. */
  parts: z
    .array(part)
    .nullish()
    .transform((parts) => parts ?? []),
  /** As `amount`: what was bought, with the steps of every price. */
  lines: z
    .array(line)
    .nullish()
    .transform((lines) => lines ?? []),
});

const notFound = z.object({ success: wireFlag.refine((success) => !success), message: wireOptionalText });

/** REST-37, CONF-07; null when the sale is unknown or another customer's (CONF-08). */
export const confirmation = z.union([notFound.transform(() => null), found]);
export type ConfirmationAnswer = NonNullable<z.output<typeof confirmation>>;
