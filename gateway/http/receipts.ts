import { Router } from 'express';
import { type MergedSale, mergeSales } from '#domain/billing/merge-sales';
import { receiptFileName } from '#domain/billing/receipt-archive';
import { toDecimalString } from '#domain/money/cents';
import type { GatewayContext } from '../context';
import type { GatewayDeps } from '../deps';
import { requireProfile } from '../modules/account/require-profile';
import { forCustomer } from './for-customer';
import { sendError } from './request-facts';

/** `GET /receipts/{saleId}`: the PDF of one of the caller's own sales (SALES-05, D-29). */
export function receiptRouter(deps: GatewayDeps): Router {
  return Router().get(
    '/receipts/:saleId',
    forCustomer<{ saleId: string }>(deps, async (context, { params }, response) => {
      const receipt = await findReceipt(context, params.saleId);
      if (receipt === null) return sendError(response, 404, 'NOT_FOUND', 'There is no such receipt.');
      response.attachment(receipt.fileName).type('application/pdf');
      response.setHeader('Content-Length', receipt.pdf.byteLength);
      response.end(receipt.pdf);
    }),
  );
}

async function findReceipt(context: GatewayContext, saleId: string): Promise<Receipt | null> {
  const [{ userId }, { records }] = await Promise.all([requireProfile(context), context.loads.saleRecords()]);
  const sale = mergeSales(records).find((merged) => merged.saleId === saleId);
  return sale ? fetchReceipt(context, userId, sale) : null;
}

interface Receipt {
  readonly fileName: string;
  readonly pdf: Buffer;
}

/** Null when the vendor has none. The amount must come from the vendor's own record (D-29). */
export async function fetchReceipt(
  { vendor }: GatewayContext,
  userId: string,
  { saleId, purchaseId, amount }: MergedSale,
): Promise<Receipt | null> {
  const pdf = await vendor.history.genInvoice({ userId, saleId, amount: toDecimalString(amount) });
  return pdf && { fileName: receiptFileName(purchaseId), pdf };
}
