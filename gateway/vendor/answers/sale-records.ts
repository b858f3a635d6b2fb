import { z } from 'zod';
import { parseRenewalReceipts } from '#domain/renewals/renewal-receipts';
import { parseSaleTerm } from '#domain/terms/sale-term';
import { wireDate, wireId, wireInteger, wireMoney, wireText } from '../wire';

const record = z.object({
  saleId: wireId,
  purchaseId: wireId,
  productName: wireText,
  term: z.union([z.string(), z.number()]).nullish().transform(parseSaleTerm),
  purchasedDate: wireDate,
  amount: wireMoney,
  quantity: wireInteger,
});

const wireRenewal = z
  .array(z.string().nullable())
  .nullish()
  .transform((renewal) => parseRenewalReceipts(renewal ?? []));

/** REST-15: sale records (SALES-07) and the renewal setting, whose `True` ends here (SALES-10). */
export const saleRecords = z.object({
  records: z.array(record),
  renewal: wireRenewal,
});
