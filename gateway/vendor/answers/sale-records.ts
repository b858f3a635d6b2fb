import { z } from 'zod';
import { parseRenewalReceipts } from '#domain/renewals/renewal-receipts';
import { parseSaleTerm } from '#domain/terms/sale-term';
import { wireDate, wireId, wireInteger, wireList, wireMoney, wireText } from '../wire';

const record = z.object({
  saleId: wireId,
  purchaseId: wireId,
  productName: wireText,
  term: z.union([z.string(), z.number()]).nullish().transform(parseSaleTerm),
  purchasedDate: wireDate,
  amount: wireMoney,
  quantity: wireInteger,
});

/** REST-15: sale records (SALES-07) and the renewal setting, whose `True` ends here (SALES-10). */
export const saleRecords = z.object({
  records: z.array(record),
  renewal: wireList(z.string().nullable()).transform(parseRenewalReceipts),
});
