import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { z } from 'zod';
import { receiptFileName } from '#domain/billing/receipt-archive';
import { parseMoney } from '#domain/money/cents';
import { currentUser, requireSession } from '../account/signed-in';
import type { VendorDeps } from '../deps';
import { refuseForeignIdentity } from '../http/identity';
import { parseInput, RequestError } from '../http/parse-input';
import { drawReceipt } from './receipt/draw-receipt';
import { findReceipt } from './receipt/find-receipt';
import { sellerOf } from './receipt/receipt';

const question = z.object({
  userId: z.string().optional(),
  saleId: z.string().min(1).max(64),
  amount: z.string().max(32),
});

/** Receipts (REST-21). Figures come from the stored sale; the amount in the request only has to match. */
export function historyRouter(deps: VendorDeps): Router {
  const router = Router();
  router.get('/history/genInvoice', requireSession(deps), async (request, response) => {
    const user = currentUser(request);
    const { userId, saleId, amount } = parseInput(question, request.query);
    refuseForeignIdentity(user, { userId });
    const receipt = await findReceipt(deps.db, user.id, saleId);
    if (receipt === null) throw new RequestError(404, 'There is no such receipt.');
    if (parseMoney(amount) !== receipt.totalCents)
      throw new RequestError(403, 'The amount is not that of the sale.');
    const document = await drawReceipt(receipt, sellerOf(deps.settings));
    response.attachment(receiptFileName(receipt.orderNumber)).type('application/pdf');
    await pipeline(document, response);
  });
  return router;
}
