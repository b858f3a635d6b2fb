import { z } from 'zod';
import {
  saysNo,
  wireCertainFlag,
  wireCount,
  wireDate,
  wireFlag,
  wireId,
  wireInteger,
  wireList,
  wireMoney,
  wireOptionalDate,
  wireOptionalId,
  wireOptionalText,
  wireOr,
  wireText,
} from '../wire';

/** Keys as one text with a key per line, or as a list. */
const keys = wireOr(z.union([z.string(), z.array(z.string())]), '')
  .transform((sent) => (Array.isArray(sent) ? sent : sent.split(/[\n,]/)))
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
  endsThen: wireFlag,
  products: z.array(z.object({ productName: wireText, quantity: wireInteger })),
});

const found = z.object({
  success: wireCertainFlag.pipe(z.literal(true)),
  term: wireOr(z.union([z.string(), z.number()]), null),
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
  proCount: wireCount,
  teamCount: wireCount,
  entCount: wireCount,
  proKeys: keys,
  teamKeys: keys,
  entKeys: keys,
  cloudAuthorCount: wireCount,
  cloudPublisherCount: wireCount,
  aseProductName: wireText,
  domain: wireOptionalText,
  instanceId: wireOptionalId,
  newExpireDate: wireOptionalDate,
  seatIds: wireList(wireId),
  subscriptionId: wireOptionalId,
  /** Extension of the reference vendor service: null from one that does not say what expires. */
  isPurchaseOrder: wireOr(wireCertainFlag, null),
  endsThen: wireFlag,
  amount: wireMoney.nullish(),
  parts: wireList(part),
  waiting: wireList(z.object({ when: wireText, what: wireText })),
  lines: wireList(line),
});

const notFound = z.object({ success: z.unknown().refine(saysNo) });

/** REST-37, CONF-07; null when the sale is unknown or another customer's (CONF-08). */
export const confirmation = z.union([notFound.transform(() => null), found]);
export type ConfirmationAnswer = NonNullable<z.output<typeof confirmation>>;
